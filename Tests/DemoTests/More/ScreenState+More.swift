import Testing

extension ScreenStateTests {
    @Test("Each state of the More screen can be reached, and no two states look alike")
    func more() async throws { try await expectStates(ScreenState.more) }
}

extension ScreenState {
    fileprivate static let more = [
        ScreenState("open", "--screen more", "▸ "),
        ScreenState("second row", "--screen more --keys down", "▸ "),
        ScreenState("help", "--screen more --keys ?", "═ Help ═"),
    ]
}
