import Foundation
import Testing

/// The figures in Bindings.md, compared with the code.
@Suite("The figures in Bindings.md")
struct BindingsArticleTests {
    /// A row of a table in Bindings.md, and the files that the row describes.
    enum Row: String, CaseIterable {
        case immutable = "Immutable"
        case delegate = "Delegate"
        case closures = "Closures"
        case inputsOutputs = "Inputs and outputs"
        case messages = "Messages"
        case observation = "Observation"
        case before = "The massive view"
        case shared = "What the six share"

        private var folder: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }

        /// The folders of the files.
        var folders: [String] {
            switch self {
            case .before: ["Documentation/Examples/MassiveProfile"]
            case .shared: ["Modules/Interactor/Profile", "Modules/ViewModel/Profile", "Modules/View/Profile"]
            default: ["ViewModel", "View"].map { "Modules/\($0)/Profile/\(folder)" }
            }
        }
    }

    private let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    private func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    /// The cell of `row` below the heading `column`, in the first table that has both.
    private func cell(_ column: String, of row: Row, in article: String) throws -> String {
        let tables = article.split(separator: "\n\n").map { $0.split(separator: "\n").filter { $0.hasPrefix("|") } }
        let found = tables.lazy.compactMap { table -> String? in
            let line = table.first { $0.hasPrefix("| [\(row.rawValue)]") }
            let index = table.first.flatMap { cells($0).firstIndex(of: column) }
            guard let line, let index else { return nil }
            return cells(line).dropFirst(index).first
        }
        return try #require(found.first, "no table has a column \(column) and a row that begins with [\(row.rawValue)]")
    }

    private func cells(_ line: Substring) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func code(of row: Row) throws -> [Substring] {
        try row.folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".swift") }
                .flatMap { try text(of: "\(folder)/\($0)").split(separator: "\n") }
        }
        .filter { $0.wholeMatch(of: /\s*(\/\/.*)?/) == nil }
    }

    @Test("Bindings.md gives the actual numbers of lines", arguments: Row.allCases)
    func lines(row: Row) throws {
        let lines = try code(of: row).count
        #expect(lines > 0)
        #expect(try cell("Lines", of: row, in: text(of: "Documentation/Bindings.md")) == "\(lines)")
    }

    @Test("Bindings.md gives the actual numbers of stored variables", arguments: Row.allCases)
    func mutableState(row: Row) throws {
        let code = try code(of: row)
        // A stored variable has no braces except those of its observers.
        let variables = zip(code, code.dropFirst()).filter { line, next in
            line.prefixMatch(of: #/ {4}((public|private(\(set\))?|weak|@\w+) )*var /#) != nil
                && (!line.contains("{") || next.contains("didSet"))
        }
        #expect(try cell("Mutable state", of: row, in: text(of: "Documentation/Bindings.md")) == "\(variables.count)")
    }
}
