/// A mistake in the command line.
nonisolated enum UsageError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case unknownValue(String, String, expected: String)
    case conflict(String, String)
    case missingOption(String, for: String)
    /// An option that cannot be combined with `--record`, because a recorded test runs without it.
    case unrecordable(String)

    var description: String {
        switch self {
        case .unknownOption(let option): "Unknown option '\(option)'"
        case .missingValue(let option): "\(option) needs a value"
        case .unknownValue(let option, let value, let expected): "\(option): expected \(expected); got '\(value)'"
        case .conflict(let one, let other): "\(one) and \(other) cannot be combined"
        case .missingOption(let option, let other): "\(other) needs \(option)"
        case .unrecordable(let option):
            "--record and \(option) cannot be combined, because a test replays the flow on the bundled data, in British "
                + "English and with nothing stored. Leave out \(option)."
        }
    }
}
