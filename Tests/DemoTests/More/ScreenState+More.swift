import Testing

extension ScreenStateTests {
    @Test("more", arguments: ScreenState.more)
    func more(state: ScreenState) async throws { try await expectState(state) }
}

extension ScreenState {
    fileprivate static let more = [
        ScreenState("open", "--screen more", "▸ "),
        ScreenState("help", "--screen more --keys ?", "═ Help ═"),
    ]
}
