/// The package's table of system modules, `.layerguard`: one row for each target, such as `Greetings: Foundation`.
///
/// The row `@tests` is for every test target without a row of its own, and the row `@reexporting` lists the targets
/// that may re-export modules. If the file does not exist, the table is empty.
struct Table {
    static let tests = "@tests"
    static let reexporting = "@reexporting"

    struct Row {
        let names: [String]
        /// The table's path and the row's line number.
        let place: String
    }

    private let file: File
    private var rows: [String: Row] = [:]

    init(_ file: File) throws(FileError) {
        self.file = file
        guard file.exists else { return }
        let lines = String(decoding: try file.contents(), as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let text = line.prefix { $0 != "#" }
            if !text.allSatisfy(\.isWhitespace) { try add(text, line: index + 1) }
        }
    }

    private mutating func add(_ text: Substring, line: Int) throws(FileError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let names = parts.dropFirst().joined().split(separator: ",", omittingEmptySubsequences: false)
        let words = (parts.prefix(1) + names).map { $0.split(whereSeparator: \.isWhitespace) }
        guard parts.count == 2, let key = words.first?.first.map(String.init), words.allSatisfy({ $0.count == 1 })
        else {
            throw FileError(path: file.path, line: line, text: "expected a row such as \"Greetings: Foundation\"")
        }
        guard !key.hasPrefix("@") || key == Self.tests || key == Self.reexporting else {
            throw FileError(
                path: file.path, line: line, text: "expected \(Self.tests) or \(Self.reexporting), got \(key)")
        }
        guard rows[key] == nil else {
            throw FileError(path: file.path, line: line, text: "expected one row for \(key), got a second one")
        }
        rows[key] = Row(names: words.dropFirst().joined().map(String.init), place: "\(file.path):\(line)")
    }

    /// Returns the row of a key; nil if there is none.
    subscript(key: String) -> Row? { rows[key] }

    /// Returns advice on adding a name to the row of a key; the row may not exist yet.
    func wayToAdd(_ name: String, to key: String) -> String {
        if let row = rows[key] { return "add \(name) to \(row.place)" }
        return "add the line \"\(key): \(name)\" to \(file.exists ? "" : "a new file, ")\(file.path)"
    }
}
