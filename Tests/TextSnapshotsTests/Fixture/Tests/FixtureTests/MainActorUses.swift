import Testing

/// Swift Testing lists this suite on the main actor, whose thread waits for the list when an XCTest process ends.
@Suite(.enabled(if: isPointByPoint)) @MainActor struct MainActorUses {
    @Test func nothing() {}
}
