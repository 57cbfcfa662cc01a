extension ScreenState {
    static let settings = [
        ScreenState("defaults", "--screen settings", "▸     Theme: Dark"),
        ScreenState("light", "--screen settings --keys enter", "▸     Theme: Light"),
        ScreenState("without colour", "--screen settings --keys \"down enter\"", "[ ] Colour"),
        ScreenState("without key hints", "--screen settings --keys \"down down enter\"", "[ ] Key hints"),
        ScreenState("notifications", "--screen settings --keys \"end enter\"", "You will hear of new users"),
        ScreenState("help", "--screen settings --keys ?", "═ Help ═"),
    ]
}
