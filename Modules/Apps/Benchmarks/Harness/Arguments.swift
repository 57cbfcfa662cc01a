/// The parsed command line.
nonisolated struct Arguments: Equatable {
    /// Only rows whose name contains this are measured; all rows if it is empty.
    var filter = ""
    var wantsJSON = false

    init(parsing arguments: [String]) throws(ArgumentsError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--json": wantsJSON = true
            case "--filter":
                guard let value = rest.popFirst() else { throw .missingValue(option) }
                filter = value
            default: throw .unknownOption(option)
            }
        }
    }
}

/// A mistake in the command line.
nonisolated enum ArgumentsError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)

    var description: String {
        switch self {
        case .unknownOption(let option): "Unknown option '\(option)'; usage: benchmarks [--filter TEXT] [--json]"
        case .missingValue(let option): "\(option) needs a value; usage: benchmarks [--filter TEXT] [--json]"
        }
    }
}
