/// A mistake in the command line.
nonisolated enum UsageError: Error, Equatable, CustomStringConvertible {
    case missing(String, expected: String)
    case unknown(String, String, expected: String)

    var description: String {
        switch self {
        case .missing(let what, let expected): "Missing \(what); expected \(expected)"
        case .unknown(let what, let value, let expected): "Unknown \(what) '\(value)'; expected \(expected)"
        }
    }
}
