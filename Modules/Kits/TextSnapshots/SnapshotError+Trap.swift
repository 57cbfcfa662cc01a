import Foundation
import Testing

extension SnapshotError {
    /// Ends the process with this error, because an unreported failure would look like a passing test.
    func trap(at sourceLocation: SourceLocation) -> Never {
        // An optimised build would not print the message of a failed precondition.
        let line = "\(sourceLocation.fileID):\(sourceLocation.line): error: \(self)\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
        // The process traps instead of exiting, so that a debugger stops at the call.
        preconditionFailure()
    }
}
