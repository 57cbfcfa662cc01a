/// The parsed command line.
nonisolated struct Arguments: Equatable {
    /// The text that the names of the measured rows contain; empty to measure all rows.
    var filter = ""
    var wantsJSON = false
    var wantsHelp = false

    static let help = """
        usage: benchmarks [--filter TEXT] [--json]

          benchmarks --filter frame.idle   measures one row; without --filter, all of them,
                                           which takes minutes

          --filter TEXT   only rows whose name contains TEXT
          --json          prints JSON instead of a table

        Build with optimization: swift run -c release benchmarks
        """

    init(parsing arguments: [String]) throws(ArgumentsError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": wantsHelp = true
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
        case .unknownOption(let option): "Unknown option '\(option)'; expected --filter TEXT, --json or --help"
        case .missingValue(let option): "\(option) needs a value; expected --filter TEXT"
        }
    }
}
