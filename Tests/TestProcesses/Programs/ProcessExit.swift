import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The end of a child process, awaited on a separate thread.
final class ProcessExit: Sendable {
    /// The mark that is written to the terminal after all output of the process.
    static let mark = "\u{0}the process has ended\u{0}"

    private let condition = NSCondition()
    nonisolated(unsafe) private var ending: ProcessEnding?

    /// - Parameter terminal: A descriptor of the process's terminal; the mark is written to a duplicate.
    init(of id: pid_t, terminal: Int32) {
        let output = fcntl(terminal, F_DUPFD_CLOEXEC, 0)
        Thread.detachNewThread { [self] in
            let end = ProcessEnding(waitingFor: id)
            condition.withLock {
                ending = end
                condition.broadcast()
            }
            let mark = Array(ProcessExit.mark.utf8)
            _ = write(output, mark, mark.count)
            close(output)
        }
    }

    /// Waits until the process ends; at `deadline` kills it and its group.
    func wait(for id: pid_t, until deadline: Date) -> ProcessEnding {
        condition.withLock {
            while ending == nil, condition.wait(until: deadline) {}
            if ending == nil { sendSignal(-id, SIGKILL) }
            while true {
                if let ending { return ending }
                condition.wait()
            }
        }
    }

    /// Kills the process and its group, unless it has ended.
    func kill(_ id: pid_t) {
        condition.withLock {
            if ending == nil { sendSignal(-id, SIGKILL) }
        }
    }
}

extension ProcessEnding {
    /// Waits until a child process ends.
    init(waitingFor id: pid_t) {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        // The macros that decode a status are not imported: the low 7 bits are the signal.
        let signal = status & 0x7F
        self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
    }
}

private func sendSignal(_ id: pid_t, _ signal: Int32) {
    kill(id, signal)
}
