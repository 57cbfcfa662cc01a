/// The package's table of system modules, `.layerguard`: one target a line, such as `Greetings: Foundation`.
///
/// The row `@tests` is for every test target without a row of its own, and the row `@reexporting` lists the targets
/// that may re-export. If the file does not exist, the table is empty.
struct Table {
    static let tests = "@tests"
    static let reexporting = "@reexporting"

    struct Row {
        let names: [String]
        /// The row's path and line.
        let place: String
    }

    private let file: File
    private var rows: [String: Row] = [:]

    init(_ file: File) throws(FileError) {
        self.file = file
        guard file.exists else { return }
        let bytes = try file.contents()
        var reader = TableReader(bytes)
        do throws(TableError) {
            while let (key, names, offset) = try reader.row() {
                let isKnown = !key.hasPrefix("@") || key == Self.tests || key == Self.reexporting
                guard isKnown else {
                    throw TableError(offset: offset, expected: "\(Self.tests) or \(Self.reexporting)", got: key)
                }
                guard rows[key] == nil else {
                    throw TableError(offset: offset, expected: "one row for \(key)", got: "a second one")
                }
                rows[key] = Row(names: names, place: "\(file.path):\(bytes.lineAndColumn(of: offset).line)")
            }
        } catch {
            throw FileError(path: file.path, at: bytes.lineAndColumn(of: error.offset), text: error.text)
        }
    }

    /// Returns the row of a key; nil if there is none.
    subscript(key: String) -> Row? { rows[key] }

    /// Returns how to add a name to the row of a key, which may be missing.
    func wayToAdd(_ name: String, to key: String) -> String {
        if let row = rows[key] { return "add \(name) to \(row.place)" }
        return "add the line \"\(key): \(name)\" to \(file.exists ? "" : "a new file, ")\(file.path)"
    }
}

/// A place where a table cannot be read.
struct TableError: Error {
    let offset: Int
    let text: String

    init(offset: Int, expected: String, got: String) {
        self.offset = offset
        text = "expected \(expected), got \(got)"
    }
}
