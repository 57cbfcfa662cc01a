import Foundation

/// A delegate queue that runs each block immediately, on the calling thread.
///
/// On Linux a session adds an operation for each chunk of a body, and reads further chunks before the operation has
/// run. If the server is faster than the delegate, the queued chunks fill the memory. With this queue, the next chunk
/// is read only after the delegate has handled the previous one.
final class InlineQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }

    /// The delegate queue for sessions on this platform; nil if sessions wait for their delegate anyway.
    static var whereNeeded: OperationQueue? {
        #if canImport(FoundationNetworking)
            InlineQueue()
        #else
            nil
        #endif
    }
}
