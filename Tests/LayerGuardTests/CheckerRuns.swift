import Foundation

/// The checker's runs on several sources, each made once.
actor CheckerRuns {
    static let shared = CheckerRuns()

    private var runs: [[String]: Task<Verdict, any Error>] = [:]

    /// Checks sources of the target View, which are called `Source0.swift` and so on.
    func run(on sources: [String]) async throws -> Verdict {
        let run =
            runs[sources]
            ?? Task {
                let files = sources.enumerated().map { ("Source\($0).swift", Data($1.utf8)) }
                return try await Verdict.of(
                    "View", declaring: ["ViewModel", "Binding", "TextUI"], on: Dictionary(uniqueKeysWithValues: files))
            }
        runs[sources] = run
        return try await run.value
    }
}
