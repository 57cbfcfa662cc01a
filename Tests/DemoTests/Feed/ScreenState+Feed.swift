import Testing

/// Only the feature's own tests reach an empty or failing feed, because the sample is the only source of a feed.
extension ScreenStateTests {
    @Test("Each state of the screen feed can be reached and differs from the others")
    func feed() async throws { try await expectStates(ScreenState.feed) }
}

extension ScreenState {
    fileprivate static let feed = [
        ScreenState("loading", "--screen feed --no-wait", "⠋ Loading the feed"),
        ScreenState("loaded", "--screen feed", "▸  ♡  Maribel Ramsey"),
        ScreenState("second entry", "--screen feed --keys down", "▸  ♡  Hazel McCoy"),
        ScreenState("liked", "--screen feed --keys enter", "▸  ♥  Maribel Ramsey"),
        ScreenState("refreshing", "--screen feed --keys r --no-wait", "│⠋ 1040 entries"),
        ScreenState("scrolled", "--screen feed --keys end", "▸  ♡  Ada Tūhoe"),
        ScreenState("help", "--screen feed --keys ?", "═ Help ═"),
    ]
}
