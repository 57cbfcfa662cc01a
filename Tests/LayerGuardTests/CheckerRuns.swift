import Foundation

/// The checker's runs, cached by the sources that each run checks.
actor CheckerRuns {
    static let shared = CheckerRuns()

    private var runs: [[String]: Task<Verdict, any Error>] = [:]

    /// Checks `sources` of the target View, in files with the names `Source0.swift` and so on.
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
