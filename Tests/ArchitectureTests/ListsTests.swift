import Foundation
import Testing

/// Each list has one statement for each of the app's features, and a marker above which the next statement is added.
@Suite("The lists of features")
struct ListsTests {
    private static let lists = [
        "Modules/Apps/Demo/Features.swift", "Modules/Apps/Benchmarks/Features.swift",
        "Modules/Services/SQLite/Schema/Schema+Features.swift",
    ]

    @Test("Each list of features ends with the line above which new features are added", arguments: lists)
    func marker(path: String) throws {
        let text = try String(contentsOf: House.root.appending(path: path), encoding: .utf8)
        let parts = text.split(separator: "// New features go above this line.\n", omittingEmptySubsequences: false)
        #expect(parts.count == 2, "\(path)")
        #expect(parts.last?.contains("list.add(") == false, "\(path)")
    }

    @Test("Each list of features names every feature; the schema names every feature with tables", arguments: lists)
    func statements(path: String) throws {
        let text = try String(contentsOf: House.root.appending(path: path), encoding: .utf8)
        var features = Set(try House.sources.map(\.room)).subtracting(["App", "Shared"])
        if path.contains("SQLite") {
            features.formIntersection(try House.services.filter { $0.layer == "SQLite" }.map(\.room))
        }
        let added = text.matches(of: /list\.add\(\s*(?:try )?(\w+)(?:Feature|Tables)\(/).map { String($0.1) }
        #expect(added.sorted() == features.sorted(), "\(path)")
    }
}
