import SnapshotFiles

nonisolated extension [PendingSnapshot] {
    /// Returns the snapshots that match any of the filters; a filter is an exact path, or part of a path or test name.
    ///
    /// A filter such as `Tests.swift:5` matches only the inline snapshots on line 5, not those on line 51.
    ///
    /// - Parameter filters: The filters; if there are none, all snapshots match.
    func matching(_ filters: [String]) throws(FilterError) -> [PendingSnapshot] {
        guard !filters.isEmpty else { return self }
        var meant: Set<String> = []
        for filter in filters {
            let exact = self.filter { $0.path == filter || $0.inline != nil && $0.path.hasPrefix("\(filter):") }
            let isPath = !exact.isEmpty || filter.contains(/\.swift:\d+(:\d+)?$/)
            let matches = isPath ? exact : self.filter { $0.path.contains(filter) || $0.test.contains(filter) }
            guard !matches.isEmpty else { throw .matchesNothing(filter, pending: count) }
            meant.formUnion(matches.map(\.path))
        }
        return self.filter { meant.contains($0.path) }
    }
}

nonisolated extension PendingSnapshot {
    /// The module, suites and test, in the format of `swift test list`.
    var test: String { name.listedName }
}

/// The reason why a filter is rejected.
nonisolated enum FilterError: Error, Equatable, CustomStringConvertible {
    case matchesNothing(String, pending: Int)
    case notPending(path: String, pending: Int)

    var description: String {
        switch self {
        case .matchesNothing(let filter, let count):
            count == 0
                ? "No pending snapshot matches '\(filter)', because nothing is pending"
                : "No pending snapshot has '\(filter)' in its path or in its test's name; 'status' lists all \(count)"
        case .notPending(let path, let count):
            "Nothing is pending for '\(path)'; "
                + (count == 0 ? "nothing is pending at all" : "'status' lists all \(count)")
        }
    }
}
