import Foundation

/// A system call that failed while a test's server was set up.
struct LoopbackError: Error {
    let call: String
    let code: Int32
}

/// A signal that ends all waiting in a server's threads.
final class LoopbackStopSignal: Sendable {
    private let pipe = Pipe()

    var readEnd: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Sends a byte that is never read, so that all waiting ends now, and any later waiting ends immediately.
    func fire() {
        try? pipe.fileHandleForWriting.write(contentsOf: Data([1]))
    }
}
