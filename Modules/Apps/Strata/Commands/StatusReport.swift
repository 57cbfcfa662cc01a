import Foundation

/// What `status` found, as `status --json` prints it: one object with these keys, sorted, and paths relative to the
/// package, sorted.
///
///     {
///       "broken" : [
///         { "path" : "Snapshots/…", "problem" : "The snapshot contains the conflict markers of a merge …" }
///       ],
///       "pending" : [
///         {
///           "path" : "Snapshots/AppTests/GreetingTests/greets.txt",
///           "sourceLocation" : "Tests/AppTests/GreetingTests.swift:8",
///           "standing" : "changed",
///           "test" : "AppTests.GreetingTests/greets()"
///         }
///       ],
///       "problems" : [],
///       "unjudged" : [],
///       "unused" : []
///     }
///
/// All keys are always there; later versions may add others.
nonisolated struct StatusReport: Codable, Equatable {
    /// A text that awaits review.
    struct Pending: Codable, Equatable {
        /// The path of the snapshot, or of the source and line of an inline snapshot.
        let path: String
        /// The test, as `swift test list` names it.
        let test: String
        let standing: Standing
        /// The file and line of the assertion.
        let sourceLocation: String
    }

    /// How a pending text relates to its snapshot and its test as they are now.
    enum Standing: String, Codable, CaseIterable {
        case new
        case changed
        /// The snapshot, or the source of an inline snapshot, has changed since, so the text cannot be accepted.
        case outdated
        case recorded = "already recorded"
        /// The snapshot cannot be read, and is listed as broken.
        case uncompared = "not compared"
        case testGone = "test gone"
    }

    /// A snapshot or pending file that cannot be read or is in conflict.
    struct Broken: Codable, Equatable {
        let path: String
        let problem: String
    }

    let pending: [Pending]
    /// The snapshots that no test uses any more.
    let unused: [String]
    /// The snapshots whose tests have not run to their end with the current build.
    let unjudged: [String]
    let broken: [Broken]
    /// Sentences about what could not be found out, for example because the tests could not be listed.
    let problems: [String]

    /// Whether there is nothing to do.
    var isClean: Bool { pending.isEmpty && unused.isEmpty && broken.isEmpty && problems.isEmpty }

    /// The object, with a key on each line.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
