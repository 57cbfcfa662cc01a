import Testing

@testable import Benchmarks

@MainActor
@Suite("The rows of lists")
struct ListsRowsTests {
    @Test("Are in the report", arguments: ["lists.open.10k", "lists.open.10k.known", "lists.toggle.10k"])
    func rows(name: String) {
        #expect(Main.names.contains(name))
    }
}
