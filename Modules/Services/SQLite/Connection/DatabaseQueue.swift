import Dispatch

/// Runs a store's work in the order it was asked for, on a thread that may block.
///
/// An actor's own executor would let urgent work overtake, and waiting there for another process's lock would
/// take a thread from everyone else's tasks.
final class DatabaseQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "strata.database")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
