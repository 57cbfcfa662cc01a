import Testing

/// An empty or failing feed can be reached only by tests of the feature, because only the sample provides one.
extension ScreenStateTests {
    @Test("feed", arguments: ScreenState.feed)
    func feed(state: ScreenState) async throws { try await expectState(state) }

    @Test("Selection and likes in the feed show in plain text", arguments: StateChange.feed)
    func feedInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let feed = [
        ScreenState("loading", "--screen feed --no-wait", "⠋ Loading the feed"),
        ScreenState("loaded", "--screen feed", "▸  ♡  Maribel Ramsey"),
        ScreenState("liked", "--screen feed --keys enter", "▸  ♥  Maribel Ramsey"),
        ScreenState("refreshing", "--screen feed --keys r --no-wait", "│⠋ 1040 entries"),
        ScreenState("scrolled", "--screen feed --keys end", "▸  ♡  Ada Tūhoe"),
        ScreenState("help", "--screen feed --keys ?", "═ Help ═"),
    ]
}

extension StateChange {
    fileprivate static let feed = [
        StateChange("selected", "--screen feed", "--screen feed --keys down"),
        StateChange("liked", "--screen feed", "--screen feed --keys enter"),
    ]
}
