import Foundation
import TestKit
import Testing
import TextUI

@testable import Demo

/// What `demo` prints for `arguments`, made within the tests: the process adds nothing to it but its status.
///
/// - Throws: `UsageError` or `StartError`, as the process would report it.
@MainActor
func headlessScreen(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    try await headlessScreen(arguments, sourceLocation: sourceLocation)
}

@MainActor
func headlessScreen(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    let options = try Options(parsing: arguments)
    let run = HeadlessRun(options: options, dependencies: try options.dependencies())
    trackForLeaks(run, sourceLocation: sourceLocation)
    return await run.output(depth: .trueColor)
}

/// The words of a command line, of which those between quotation marks are one.
func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
}
