import Coordinator

@testable import Demo

/// Returns the routes of all screens of the demo.
@MainActor
func routesOfDemo() throws -> [Route] { try safeComposition().routes }
