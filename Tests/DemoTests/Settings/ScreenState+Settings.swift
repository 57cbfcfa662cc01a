import Testing

extension ScreenStateTests {
    @Test("Each state of the settings screen can be reached, and no two states look alike")
    func settings() async throws { try await expectStates(ScreenState.settings) }
}

extension ScreenState {
    fileprivate static let settings = [
        ScreenState("defaults", "--screen settings", "▸     Theme: Dark"),
        ScreenState("light", "--screen settings --keys enter", "▸     Theme: Light"),
        ScreenState("second setting", "--screen settings --keys down", "▸ [x] Colour"),
        ScreenState("without colour", "--screen settings --keys \"down enter\"", "[ ] Colour"),
        ScreenState("without key hints", "--screen settings --keys \"down down enter\"", "[ ] Key hints"),
        ScreenState(
            "start where left off", "--screen settings --keys \"down down down enter\"", "[x] Start where I left off"),
        ScreenState("last setting", "--screen settings --keys end", "▸ "),
        ScreenState("notifications", "--screen settings --keys \"end enter\"", "On until you leave: only an example"),
        ScreenState("help", "--screen settings --keys ?", "═ Help ═"),
    ]
}
