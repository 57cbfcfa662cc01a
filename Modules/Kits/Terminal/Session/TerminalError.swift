/// The reason why no session could begin.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another session of this process already has the terminal.
    case alreadyOpen
    /// A system call failed, with its `errno`.
    case failed(call: String, code: Int32)

    /// What was expected, and what happened instead.
    public var description: String {
        switch self {
        case .alreadyOpen: "expected no open terminal session, found one"
        case .failed(let call, let code): "expected a terminal, but \(call) failed with error \(code)"
        }
    }
}
