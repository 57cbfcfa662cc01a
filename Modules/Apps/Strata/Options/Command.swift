/// What the command line asks for.
nonisolated enum Command: Equatable {
    case help
    case status
    /// Those whose path or test holds one of the texts, or all of them where there is none; so in those below.
    case diff([String])
    case accept([String])
    case reject([String])
    case prune(isConfirmed: Bool)
    case review
    case report(file: String)
}
