import Foundation

/// An executor that runs an actor's jobs in order, on a thread that may block.
///
/// Reading a pipe blocks until somebody writes to it. All tasks share a few threads, so two such pipes could block
/// every task of the app.
final class FileQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "strata.file")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
