import Synchronization

/// A counter from 1 that is safe to use from several threads.
final class RequestCount: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
