extension ScreenState {
    static let more = [
        ScreenState("some", "--screen more", "▸ Profile"),
        ScreenState("help", "--screen more --keys ?", "═ Help ═"),
    ]
}
