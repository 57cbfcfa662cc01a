import SnapshotFiles

nonisolated extension [PendingSnapshot] {
    /// Those that one of the filters means: by its path, or else by a part of the path or of the test's name.
    ///
    /// - Parameter filters: None for all.
    func matching(_ filters: [String]) throws(FilterError) -> [PendingSnapshot] {
        guard !filters.isEmpty else { return self }
        var meant: Set<String> = []
        for filter in filters {
            let exact = self.filter { $0.path == filter }
            let matches = exact.isEmpty ? self.filter { $0.path.contains(filter) || $0.test.contains(filter) } : exact
            guard !matches.isEmpty else { throw .matchesNothing(filter, pending: map(\.path)) }
            meant.formUnion(matches.map(\.path))
        }
        return self.filter { meant.contains($0.path) }
    }
}

nonisolated extension PendingSnapshot {
    /// Module, suites and test, as `swift test list` writes them.
    var test: String { "\(name.module).\(name.components.joined(separator: "/"))" }
}

/// Why a filter cannot be meant.
nonisolated enum FilterError: Error, Equatable, CustomStringConvertible {
    case matchesNothing(String, pending: [String])

    var description: String {
        switch self {
        case .matchesNothing(let filter, let pending):
            "nothing pending has '\(filter)' in its path or its test's name"
                + (pending.isEmpty ? ": nothing is pending" : "; pending are:\n" + pending.joined(separator: "\n"))
        }
    }
}
