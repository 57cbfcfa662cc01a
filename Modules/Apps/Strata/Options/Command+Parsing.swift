import SnapshotFiles

nonisolated extension Command {
    /// - Parameter arguments: The command-line arguments, without the program's name.
    init(parsing arguments: [String]) throws(UsageError) {
        let group = SnapshotCommand.group
        // All arguments after `test` go to `swift test`, which has its own help.
        if arguments.starts(with: [group, "test"]) {
            self = .test(Array(arguments.dropFirst(2)))
            return
        }
        // After the second argument, the word `help` can be a filter.
        if arguments.isEmpty || arguments.prefix(2).contains("help") || arguments.contains(where: Self.asksForHelp) {
            self = .help(arguments.first { Help.commands[$0] != nil })
            return
        }
        if arguments[0] == "--version" {
            self = try Self.alone(.version, Array(arguments.dropFirst()))
            return
        }
        switch arguments[0] {
        case "graph":
            let counts = ["--lines": Command.lines, "--tests": .tests]
            let count = arguments.dropFirst().first.flatMap { counts[$0] }
            self = try Self.alone(count ?? .graph, Array(arguments.dropFirst(count == nil ? 1 : 2)))
            return
        case "copy":
            self = try Self.copy(Array(arguments.dropFirst()))
            return
        case "docs":
            self = try Self.docs(Array(arguments.dropFirst()))
            return
        case "new":
            self = try Self.new(Array(arguments.dropFirst()))
            return
        case group: break
        default: throw .unknown("command", arguments[0], expected: "\(group), graph, copy, docs or new")
        }
        guard arguments.count > 1 else { throw .missing("command after '\(group)'", expected: Self.names) }
        let (name, rest) = (arguments[1], Array(arguments.dropFirst(2)))
        let known = Self.options[name, default: []]
        if let option = rest.first(where: { $0.hasPrefix("-") && !known.contains($0) }) {
            let expected = known.isEmpty ? "no option" : "only \(known.joined(separator: " or "))"
            throw .unknown("option", option, expected: expected)
        }
        switch name {
        case "diff": self = .diff(try Self.filters(rest))
        case "accept" where rest.first == "--like": self = try Self.acceptLike(Array(rest.dropFirst()))
        case "accept" where rest.first == "--all": self = try Self.alone(.accept([]), Array(rest.dropFirst()))
        case "accept": self = rest.isEmpty ? .acceptListed : .accept(try Self.filters(rest))
        case "reject": self = .reject(try Self.filters(rest))
        case "prune" where rest == ["--yes"]: self = .prune(isConfirmed: true)
        case "prune": self = try Self.alone(.prune(isConfirmed: false), rest)
        case "status" where rest == ["--skip-build"]: self = .status(skipsBuild: true)
        case "status": self = try Self.alone(.status(skipsBuild: false), rest)
        case "review": self = try Self.alone(.review, rest)
        case "report":
            guard let file = rest.first else { throw .missing("file after 'report'", expected: "FILE.html") }
            self = try Self.alone(.report(file: file), Array(rest.dropFirst()))
        default: throw .unknown("command", name, expected: Self.names)
        }
    }

    private static let names = "status, test, diff, accept, reject, prune, review, report"
    private static let options = ["accept": ["--all", "--like"], "prune": ["--yes"], "status": ["--skip-build"]]

    private static func asksForHelp(_ argument: String) -> Bool { ["--help", "-h"].contains(argument) }

    private static func filters(_ rest: [String]) throws(UsageError) -> [String] {
        // An empty filter, for example from a variable that is not set, would match everything.
        guard !rest.contains("") else { throw .unknown("filter", "", expected: "part of a path or of a test's name") }
        // `--like` comes first and takes one path; `--all` comes alone.
        guard !rest.contains("--like") else { throw .unknown("argument", "--like", expected: "--like PATH") }
        guard !rest.contains("--all") else { throw .unknown("argument", "--all", expected: "filters or --all") }
        return rest
    }

    private static func acceptLike(_ rest: [String]) throws(UsageError) -> Command {
        guard let path = rest.first, !path.isEmpty else { throw .missing("path after '--like'", expected: "PATH") }
        return try alone(.acceptLike(path: path), Array(rest.dropFirst()))
    }

    static func alone(_ command: Command, _ rest: [String]) throws(UsageError) -> Command {
        guard let more = rest.first else { return command }
        throw .unknown("argument", more, expected: "no more arguments")
    }
}
