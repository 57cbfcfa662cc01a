import Foundation
import TestKit
import Testing
import TextUI

@testable import Demo

/// Returns what `demo` prints for `arguments`, without starting a process, which would add only its status.
///
/// Nothing is stored, unless the arguments choose a folder.
///
/// - Throws: `UsageError`, `StartError` or what a store refuses, as the process would report it.
@MainActor
func headlessScreen(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    try await headlessScreen(arguments, sourceLocation: sourceLocation)
}

@MainActor
func headlessScreen(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    let options = try safeOptions(arguments)
    let run = HeadlessRun(
        options: options, dependencies: try options.dependencies(), trace: try options.trace.map { try TraceOutput($0) }
    )
    trackForLeaks(run, sourceLocation: sourceLocation)
    return await run.output(depth: .trueColor)
}

/// Returns the options of a run that stores nothing, unless the arguments choose a folder.
func safeOptions(_ arguments: [String]) throws -> Options {
    try Options(parsing: withStorage(arguments))
}

/// Returns the words of a command line; text between quotation marks is one word.
func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
}
