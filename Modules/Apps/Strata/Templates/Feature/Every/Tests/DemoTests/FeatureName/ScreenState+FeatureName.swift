import Testing

extension ScreenStateTests {
    @Test("Every state of the Feature Name screen can be reached from the command line")
    func featureName() async throws { try await expectStates(ScreenState.featureName) }
}

extension ScreenState {
    fileprivate static let featureName = [
        ScreenState("none", "--screen feature-name", "No entries yet"),
        ScreenState("typing", "--screen feature-name --keys \"n first\"", "enter add"),
        ScreenState("one", "--screen feature-name --keys \"n first enter\"", "▸ first"),
        ScreenState("help", "--screen feature-name --keys ?", "═ Help ═"),
    ]
}
