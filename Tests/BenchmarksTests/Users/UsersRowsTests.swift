import Testing

@testable import Benchmarks

@MainActor
@Suite("The rows of people")
struct UsersRowsTests {
    @Test(
        "Are in the report",
        arguments: [
            "search.100k.keystroke", "search.100k.slowest", "users.content.100k",
        ])
    func rows(name: String) {
        #expect(Main.names.contains(name))
    }
}
