import Foundation
import Processes

/// The end of a child process, awaited on a separate thread.
final class ProcessExit: Sendable {
    private let child: Child
    private let pipe = Pipe.closedInChildren()
    private let condition = NSCondition()
    nonisolated(unsafe) private var ending: ProcessEnding?

    /// A descriptor that becomes readable when the process ends.
    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    init(of child: Child) {
        self.child = child
        Thread.detachNewThread { [self] in
            // Only this thread waits for the child, so that the child's end is not lost.
            let end = (try? ProcessEnding(waitingFor: child)) ?? .killed(by: 0)
            condition.withLock {
                ending = end
                condition.broadcast()
            }
            // Writes a byte, because closing the pipe wakes no reader if another child has inherited the writing end.
            try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
        }
    }

    /// Waits until the process ends; at `deadline`, kills the process and its group.
    func wait(until deadline: Date) -> ProcessEnding {
        condition.withLock {
            while ending == nil, condition.wait(until: deadline) {}
            if ending == nil { sendSignal(-child.id, SIGKILL) }
            while true {
                if let ending { return ending }
                condition.wait()
            }
        }
    }

    /// Kills the process and its group, unless it has ended.
    func kill() {
        condition.withLock {
            if ending == nil { sendSignal(-child.id, SIGKILL) }
        }
    }
}

private func sendSignal(_ id: pid_t, _ signal: Int32) {
    kill(id, signal)
}
