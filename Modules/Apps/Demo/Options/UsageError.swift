/// A mistake in the command line.
nonisolated enum UsageError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case unknownValue(String, String, expected: String)
    case conflict(String, String)
    case missingOption(String, for: String)
    /// An option that a recorded test does not have, and how the test replays the flow instead.
    case unrecordable(String, replayed: Replay)

    enum Replay: String {
        case onSample = "on the bundled sample"
        case withNothingStored = "with nothing stored"
        case inBritishEnglish = "in British English"
        case withImmutableBinding = "with the immutable binding style"
    }

    var description: String {
        switch self {
        case .unknownOption(let option): "Unknown option '\(option)'"
        case .missingValue(let option): "\(option) needs a value"
        case .unknownValue(let option, let value, let expected): "\(option): expected \(expected); got '\(value)'"
        case .conflict(let one, let other): "\(one) and \(other) cannot be combined"
        case .missingOption(let option, let other): "\(other) needs \(option)"
        case .unrecordable(let option, let replay):
            "--record and \(option) cannot be combined, because a test replays the flow \(replay.rawValue). Leave out "
                + "\(option)\(replay == .withNothingStored ? "; --in-memory is implied" : "")."
        }
    }
}
