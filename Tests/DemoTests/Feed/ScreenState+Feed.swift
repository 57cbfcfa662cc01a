import Testing

/// Only the feature's own tests show an empty or failing feed, because the demo always uses the bundled feed.
extension ScreenStateTests {
    @Test("Each state of the feed screen can be reached, and no two states look alike")
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
