import Dispatch

/// An executor that runs a store's jobs in order, on a thread that may block.
///
/// An actor's default executor would let urgent jobs overtake others. A job that waits for another process's lock would
/// also block a thread that all tasks share.
final class DatabaseQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "strata.database")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
