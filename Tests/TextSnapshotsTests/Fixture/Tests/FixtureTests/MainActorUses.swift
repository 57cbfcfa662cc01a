import Testing

/// Listing this suite needs the main actor, whose thread waits for the list at the end of an XCTest process.
@Suite(.enabled(if: isPointByPoint)) @MainActor struct MainActorUses {
    @Test func nothing() {}
}
