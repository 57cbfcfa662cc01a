/// Which snapshot of which test this is: its identity, whatever file and line the test stands at.
package struct SnapshotName: Codable, Hashable, Sendable {
    package let module: String
    /// Suites, outermost first, then the test, as Swift Testing names them: `name(labels:)`, backticks where needed.
    package let components: [String]
    /// What tells a parameterised test's cases apart.
    package let arguments: [String]
    package let name: String?
    /// Which call it is of those that are alike, from 1.
    package var call = 1
    package var pathExtension: String

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

    /// Relative to the package.
    package var path: String {
        var file = stem
        if !arguments.isEmpty { file += "." + FileName(joining: arguments.map { FileName($0) }).description }
        if let name { file += "." + FileName(name).description }
        if call > 1 { file += ".\(call)" }
        return "\(file).\(FileName(pathExtension))"
    }

    /// What the paths of all the test's snapshots start with; a suite's folder.
    var stem: String {
        components.reduce("\(SnapshotStore.folder)/\(FileName(module))") { "\($0)/\(FileName($1.bareName))" }
    }

    /// A regular expression for `swift test --filter` that finds this test alone, quoted for a shell.
    package var filter: String {
        let test = "\(module).\(components.map(\.baseName).joined(separator: "/"))"
        let escaped = test.map { #"\^$|?*+()[]{}"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let quoted = escaped.map { $0 == "'" ? #"'\''"# : "\($0)" }.joined()
        return "'^\(quoted)\\('"
    }
}

extension String {
    /// A function's name without its argument labels, nor the backticks of a raw identifier.
    fileprivate var bareName: String { utf8.contains(UInt8(ascii: "`")) ? baseName.filter { $0 != "`" } : baseName }

    /// A function's name without its argument labels.
    fileprivate var baseName: String {
        guard hasPrefix("`"), let end = utf8.dropFirst().firstIndex(of: UInt8(ascii: "`")) else {
            return String(self[..<(utf8.firstIndex(of: UInt8(ascii: "(")) ?? endIndex)])
        }
        return String(self[...end])
    }
}
