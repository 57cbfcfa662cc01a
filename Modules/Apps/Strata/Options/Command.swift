/// A parsed command line.
nonisolated enum Command: Equatable {
    case help
    case status
    /// The strings are filters on path and test name, as in the next two cases; if there are none, everything is meant.
    case diff([String])
    case accept([String])
    case reject([String])
    case prune(isConfirmed: Bool)
    case review
    case report(file: String)
}
