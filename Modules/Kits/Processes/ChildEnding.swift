/// The way in which a child process ended.
public enum ChildEnding: Hashable, Sendable {
    /// The child exited with this status, from 0 to 255.
    case exited(Int32)
    /// A signal with this number ended the child.
    case killed(by: Int32)

    /// The exit status, or 128 plus the signal's number, as in a shell.
    public var status: Int32 {
        switch self {
        case .exited(let status): status
        case .killed(let signal): 128 + signal
        }
    }
}

/// The reason why a program could not be started or awaited.
public enum ChildError: Error, Equatable, CustomStringConvertible {
    /// The program does not exist, or may not be run.
    case notStarted(program: String, reason: String)
    /// It is not known how the program ended.
    case lost(reason: String)

    public var description: String {
        switch self {
        case .notStarted(let program, let reason): "'\(program)' could not be started: \(reason)"
        case .lost(let reason): "It is not known how the program ended: \(reason)"
        }
    }
}
