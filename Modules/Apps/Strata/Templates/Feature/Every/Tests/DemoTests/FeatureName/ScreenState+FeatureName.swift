import Testing

extension ScreenStateTests {
    @Test("feature name", arguments: ScreenState.featureName)
    func featureName(state: ScreenState) async throws { try await expectState(state) }
}

extension ScreenState {
    fileprivate static let featureName = [
        ScreenState("none", "--screen feature-name", "No entries yet"),
        ScreenState("typing", "--screen feature-name --keys \"n first\"", "enter add"),
        ScreenState("one", "--screen feature-name --keys \"n first enter\"", "▸ first"),
        ScreenState("help", "--screen feature-name --keys ?", "═ Help ═"),
    ]
}
