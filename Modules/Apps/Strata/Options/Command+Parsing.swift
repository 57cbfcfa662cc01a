import SnapshotFiles

nonisolated extension Command {
    /// - Parameter arguments: The command-line arguments, without the program's name.
    init(parsing arguments: [String]) throws(UsageError) {
        // After the second place, the word can be a filter.
        if arguments.isEmpty || arguments.prefix(2).contains("help") || arguments.contains(where: Self.asksForHelp) {
            self = .help
            return
        }
        let group = SnapshotCommand.group
        guard arguments[0] == group else { throw .unknown("command", arguments[0], expected: group) }
        guard arguments.count > 1 else { throw .missing("command after '\(group)'", expected: Self.names) }
        let (name, rest) = (arguments[1], Array(arguments.dropFirst(2)))
        if let option = rest.first(where: { $0.hasPrefix("-") && $0 != "--yes" }) {
            throw .unknown("option", option, expected: "only --yes, for prune")
        }
        switch name {
        case "diff": self = .diff(try Self.filters(rest))
        case "accept": self = .accept(try Self.filters(rest))
        case "reject": self = .reject(try Self.filters(rest))
        case "prune" where rest == ["--yes"]: self = .prune(isConfirmed: true)
        case "prune": self = try Self.alone(.prune(isConfirmed: false), rest)
        case "status": self = try Self.alone(.status, rest)
        case "review": self = try Self.alone(.review, rest)
        case "report":
            guard let file = rest.first else { throw .missing("file after 'report'", expected: "FILE.html") }
            self = try Self.alone(.report(file: file), Array(rest.dropFirst()))
        default: throw .unknown("command", name, expected: Self.names)
        }
    }

    private static let names = "status, diff, accept, reject, prune, review, report"

    private static func asksForHelp(_ argument: String) -> Bool { ["--help", "-h"].contains(argument) }

    private static func filters(_ rest: [String]) throws(UsageError) -> [String] {
        // An empty filter, for example from a variable that is not set, would match everything.
        guard !rest.contains("") else { throw .unknown("filter", "", expected: "part of a path or of a test's name") }
        guard !rest.contains("--yes") else { throw .unknown("option", "--yes", expected: "only --yes, for prune") }
        return rest
    }

    private static func alone(_ command: Command, _ rest: [String]) throws(UsageError) -> Command {
        guard let more = rest.first else { return command }
        throw .unknown("argument", more, expected: "no more arguments")
    }
}
