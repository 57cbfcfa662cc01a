import Testing

@testable import Benchmarks

@MainActor
@Suite("The rows of people")
struct UsersRowsTests {
    @Test(
        "Are in the report",
        arguments: [
            "demo.first-frame", "demo.frame", "search.100k.keystroke", "search.100k.naive", "users.content.100k",
        ])
    func rows(name: String) {
        #expect(Main.names.contains(name))
    }
}
