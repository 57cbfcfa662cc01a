import Testing

extension ScreenStateTests {
    @Test("more", arguments: ScreenState.more)
    func more(state: ScreenState) async throws { try await expectState(state) }

    @Test("The selection shows in plain text", arguments: StateChange.more)
    func moreInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let more = [
        ScreenState("open", "--screen more", "▸ "),
        ScreenState("help", "--screen more --keys ?", "═ Help ═"),
    ]
}

extension StateChange {
    fileprivate static let more = [
        StateChange("selected", "--screen more", "--screen more --keys down")
    ]
}
