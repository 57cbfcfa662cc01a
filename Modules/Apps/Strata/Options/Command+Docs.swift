nonisolated extension Command {
    /// Parses the arguments after `docs`.
    static func docs(_ arguments: [String]) throws(UsageError) -> Command {
        guard let word = arguments.first else { throw .missing("word after 'docs'", expected: "update") }
        guard word == "update" else { throw .unknown("word after 'docs'", word, expected: "update") }
        return try alone(.updateDocs, Array(arguments.dropFirst()))
    }
}
