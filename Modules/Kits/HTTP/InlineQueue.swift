import Foundation

/// A delegate queue that does its work at once, on the thread that hands it over.
///
/// On Linux a session adds an operation for each piece of a body and reads on meanwhile: where a server is faster than
/// the delegate, a body that nobody wants fills the memory. Like this, no piece is read before the last one was heard.
final class InlineQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }

    /// What a session should be given here: elsewhere a session waits for its delegate by itself.
    static var whereNeeded: OperationQueue? {
        #if canImport(FoundationNetworking)
            InlineQueue()
        #else
            nil
        #endif
    }
}
