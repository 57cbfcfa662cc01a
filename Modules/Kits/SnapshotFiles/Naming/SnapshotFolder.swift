/// A folder that a package uses for snapshots instead of `Snapshots`.
package struct SnapshotFolder: Codable, Hashable, Sendable {
    /// The path relative to the package, without a slash at its end.
    package let path: String

    /// - Returns: Nil for `Snapshots` itself, because it is the usual folder.
    package init?(_ path: String) throws(SnapshotFolderError) {
        let path = path.last == "/" ? String(path.dropLast()) : path
        guard path != SnapshotStore.folder else { return nil }
        if let problem = Self.problem(of: path) { throw SnapshotFolderError(path: path, problem: problem) }
        self.path = path
    }

    package init(from decoder: any Decoder) throws {
        path = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }

    private static func problem(of path: String) -> SnapshotFolderError.Problem? {
        guard path.first != "/" else { return .absolute }
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        // On a disk that ignores case, `snapshots` would be `Snapshots` itself.
        if names.first?.lowercased() == SnapshotStore.folder.lowercased() { return .insideSnapshots }
        if names.contains("..") { return .outside }
        if names.contains(where: { $0.first == "." }) { return .hidden }
        return names.allSatisfy(isSafe) ? nil : .unsafe
    }

    private static func isSafe(_ name: Substring) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != ":" && $0 != "\\" }
    }
}

/// The reason that snapshots cannot be kept in a folder.
package struct SnapshotFolderError: Error, Equatable, CustomStringConvertible {
    package enum Problem: Sendable {
        case absolute, outside, hidden, insideSnapshots, containsSources, unsafe
    }

    package let path: String
    package let problem: Problem

    package init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }

    package var description: String { "Snapshots cannot be kept in the folder '\(path)': \(reason)" }

    private var reason: String {
        switch problem {
        case .absolute: "it must be relative to the package"
        case .outside: "it must be inside the package, without '..'"
        case .hidden: "no part of it may start with a dot"
        case .insideSnapshots: "it must not be inside Snapshots, where other tests keep theirs"
        case .containsSources: "it must not contain sources, such as those of this test"
        case .unsafe: "its parts must not be empty or contain a colon, a backslash or a control character"
        }
    }
}
