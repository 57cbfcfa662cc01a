public import Foundation

extension Pipe {
    /// Returns a pipe that children do not inherit, because a long-lived child would keep the pipe's ends open.
    public static func closedInChildren() -> Pipe {
        Child.whileNoneStarts {
            let pipe = Pipe()
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
            return pipe
        }
    }
}
