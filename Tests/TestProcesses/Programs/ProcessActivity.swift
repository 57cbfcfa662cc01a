import Foundation

/// The activity of a process so far, as Linux counts it.
public struct ProcessActivity: Sendable {
    /// How often any of its threads was scheduled.
    public private(set) var runs = 0
    /// The total time for which its threads ran.
    public private(set) var processorTime = Duration.zero

    /// Whether the system provides these numbers.
    public static var isKnown: Bool { FileManager.default.fileExists(atPath: "/proc/self/schedstat") }

    /// Reads the activity of all threads of a process.
    public init(of id: Int32) throws {
        let threads = "/proc/\(id)/task"
        for thread in try FileManager.default.contentsOfDirectory(atPath: threads) {
            // A thread that has ended in the meantime is left out.
            guard let text = try? String(contentsOfFile: "\(threads)/\(thread)/schedstat", encoding: .utf8) else {
                continue
            }
            // Documentation/scheduler/sched-stats.rst of Linux: nanoseconds run, nanoseconds waited, times run.
            let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            guard numbers.count == 3 else { continue }
            processorTime += .nanoseconds(numbers[0])
            runs += numbers[2]
        }
    }

    /// Returns the difference between this activity and an earlier one.
    public func since(_ earlier: ProcessActivity) -> ProcessActivity {
        var difference = self
        difference.runs -= earlier.runs
        difference.processorTime -= earlier.processorTime
        return difference
    }
}
