import Foundation
import Testing

@testable import Benchmarks

@MainActor
@Suite("The tables of Performance.md")
struct PerformanceTableTests {
    @Test("Performance.md names each measured row once, except the rows for bindings and bytes")
    func rows() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Documentation/Performance.md")
            .standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let named = text.matches(of: /(?m)^\| `([a-z][^`]*)`/).map { String($0.1) }
        let measured = Main.names.filter { !$0.hasPrefix("binding.") && !$0.hasSuffix(".bytes") }
        #expect(named.sorted() == measured.sorted())
    }
}
