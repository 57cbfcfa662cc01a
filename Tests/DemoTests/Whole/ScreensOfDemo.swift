@testable import Demo

/// Returns the names of all screens of the demo.
@MainActor
func screensOfDemo() throws -> [String] { try safeComposition().screens.map(\.name) }
