/// A snapshot's identity: its test and its place among the test's snapshots, but not the test's file or line.
package struct SnapshotName: Codable, Hashable, Sendable {
    package let module: String
    /// The suites, outermost first, then the test, as Swift Testing names them: `name(labels:)`, with backticks if
    /// needed; for XCTest, the class and the name of the method.
    package let components: [String]
    /// The arguments that identify a case of a parameterised test.
    package let arguments: [String]
    package let name: String?
    /// The number of the call, from 1: calls without a name share one count, and each named assertion has its own.
    package var call = 1
    package var pathExtension: String
    /// The folder of the snapshots, relative to the package; nil for `Snapshots`.
    package var folder: SnapshotFolder?

    package init(
        module: String, components: [String], arguments: [String] = [], name: String? = nil,
        pathExtension: String = "txt"
    ) {
        self.module = module
        self.components = components
        self.arguments = arguments
        self.name = name
        self.pathExtension = pathExtension
    }

    /// The snapshot's path, relative to the package.
    package var path: String {
        var file = stem
        if !arguments.isEmpty { file += "." + FileName(joining: arguments.map { FileName($0) }).description }
        if let name { file += "." + FileName(name).description }
        if call > 1 { file += ".\(call)" }
        return "\(file).\(FileName(pathExtension))"
    }

    /// The common start of the paths of the test's snapshots; for a suite, the path of its folder.
    var stem: String {
        "\(folder?.path ?? SnapshotStore.folder)/\(testStem)"
    }

    /// The part of the stem below the folder of the snapshots.
    var testStem: String {
        components.reduce(FileName(module, isStart: true).description) {
            "\($0)/\(FileName($1.bareName, isStart: true))"
        }
    }

    /// A regular expression for `swift test --filter` that matches only this test, quoted for a shell.
    package var filter: String {
        let names = components.map(\.baseName)
        let suites = names.dropLast().joined(separator: isMethod ? "." : "/")
        let test = "\(module).\(suites)\(suites.isEmpty ? "" : "/")\(names.last ?? "")"
        let escaped = test.map { #"\^$|?*+()[]{}"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let quoted = escaped.map { $0 == "'" ? #"'\''"# : "\($0)" }.joined()
        return isMethod ? "'^\(quoted)$'" : "'^\(quoted)\\('"
    }

    /// Whether this is a method of an `XCTestCase`, which XCTest lists without parentheses.
    private var isMethod: Bool { components.last?.last != ")" }
}

extension String {
    /// The function's name without argument labels, and without the backticks of a raw identifier.
    fileprivate var bareName: String { utf8.contains(UInt8(ascii: "`")) ? baseName.filter { $0 != "`" } : baseName }

    /// The function's name without argument labels.
    fileprivate var baseName: String {
        guard hasPrefix("`"), let end = utf8.dropFirst().firstIndex(of: UInt8(ascii: "`")) else {
            return String(self[..<(utf8.firstIndex(of: UInt8(ascii: "(")) ?? endIndex)])
        }
        return String(self[...end])
    }
}
