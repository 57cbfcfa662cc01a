import TestKit
import Testing
import TextUI

@testable import Demo

/// Returns what `demo` prints for `arguments`, without starting a process; a process would only add an exit status.
///
/// Nothing is stored, unless the arguments choose a folder.
///
/// - Throws: `UsageError`, `StartError` or a store's error, as the process would report it.
@MainActor
func headlessScreen(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    try await headlessScreen(arguments, sourceLocation: sourceLocation)
}

@MainActor
func headlessScreen(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    try await headlessResult(arguments, sourceLocation: sourceLocation).screen
}

/// Returns what `demo` prints for `arguments`, and the failure, if any, that the demo would report with status 1.
@MainActor
func headlessResult(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
) async throws -> (screen: String, failure: String?) {
    let demo = try safeComposition(arguments)
    let run = try HeadlessRun(demo, trace: try demo.options.trace.map { try TraceOutput($0) })
    trackForLeaks(run, sourceLocation: sourceLocation)
    return (await run.output(depth: .trueColor), run.failure)
}

/// Returns the composition of the demo's app; the app stores nothing unless the arguments choose a folder.
@MainActor
func safeComposition(
    _ arguments: [String] = [], clock: any Clock<Duration> = ContinuousClock()
) throws -> Composition {
    try Composition(Options(parsing: withStorage(arguments)), clock: clock)
}

/// Returns the words of a command line; text between quotation marks is one word.
func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
}
