import Synchronization

extension SnapshotFailure {
    private static let reportCount = Atomic(0)
    private static let fullReports = 50

    /// Counts this failure and returns its report: the whole message for a run's first failures, then one line each.
    package var nextReport: String { report(number: Self.reportCount.add(1, ordering: .relaxed).newValue) }

    /// - Parameter number: The number of the failure in this run, from 1.
    func report(number: Int) -> String {
        guard number > Self.fullReports else { return message }
        return number == Self.fullReports + 1 ? "\(headline)\nFrom here on, each failure is a line." : headline
    }
}
