import Testing

/// Swift Testing lists it on the main actor, whose thread waits for the list when a process of XCTest ends.
@Suite(.enabled(if: isPointByPoint)) @MainActor struct MainActorUses {
    @Test func nothing() {}
}
