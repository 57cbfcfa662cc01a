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
            guard !matches.isEmpty else { throw .matchesNothing(filter, pending: count) }
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
    case matchesNothing(String, pending: Int)

    var description: String {
        switch self {
        case .matchesNothing(let filter, let count):
            "'\(filter)' is neither in the path nor in the test's name of anything pending: "
                + (count == 0 ? "nothing is" : "'status' lists all \(count)")
        }
    }
}
