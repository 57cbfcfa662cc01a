import Foundation
import Testing

/// A row of Articles.md says “as published” only of names that a view in `Published…Tests.swift` uses.
@Suite("The names that Articles.md marks as published")
struct PublishedCallsTests {
    @Test(
        "Views written as in the published articles use the names that Articles.md marks as published",
        arguments: [
            ("immutable view models", "Immutable"), ("a delegate", "Delegate"), ("closures", "Closures"),
            ("inputs and outputs", "InputsOutputs"), ("messages", "Messages"),
        ])
    func claims(article: String, style: String) throws {
        let file = House.root.appending(path: "Documentation/Articles.md")
        let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
        let section = try #require(sections.first { $0.contains(try Regex("^.*: \(article)\n")) })
        let rows = section.matches(of: /(?mi)^\| .*(?:as published|as promised|the same names).*$/)
        let files = try House.swiftFiles(in: "Tests/ViewModelTests")
        let used = try files.filter { $0.lastPathComponent.hasPrefix("Published\(style)") }
            .reduce(into: Set<String>()) { $0.formUnion(try Source($1, layer: "ViewModelTests").words) }
        #expect(!rows.isEmpty && !used.isEmpty)
        for row in rows {
            let cells = row.0.split(separator: " | ").map(String.init)
            let unused = names(in: cells[0]).subtracting(used)
            #expect(unused.isEmpty, "The views do not use all names in \(cells[0])")
            // If the first column has no code, but only plain words, the code is in the second column.
            let code = names(in: cells[0]).union(names(in: cells[1]))
            #expect(!code.isDisjoint(with: used), "No view uses the code for \(cells[0])")
        }
    }

    /// Returns the words in the code of a cell, and the labels of the cell's links.
    private func names(in cell: String) -> Set<String> {
        Set(cell.matches(of: /`[^`]+`|\[\w+\]/).flatMap { $0.0.matches(of: /[A-Za-z]\w*/).map { String($0.0) } })
    }
}
