extension ScreenState {
    static let lists = [
        ScreenState("loading", "--screen lists --no-wait", "⠋ Loading lists"),
        ScreenState("empty", "--screen lists", "No To-Do Lists Yet"),
        ScreenState("some", "--screen lists --data @kept", "▸ Groceries (1 item)"),
        ScreenState("writing the first one", "--screen lists --keys n", "▸ name of the list"),
        ScreenState("writing a new one", "--screen lists --data @kept --keys \"n Holi\"", "▸ Holi "),
        ScreenState("renaming one", "--screen lists --data @kept --keys e", "▸ Groceries  "),
        ScreenState("deleting one", "--screen lists --data @kept --keys d", "[ Cancel ]"),
        ScreenState("failed", "--screen lists --data @notes", "═ Internal Error ═"),
        ScreenState("unreadable", "--screen lists --data @notes --keys \"esc esc\"", "Lists are not available"),
        ScreenState("help", "--screen lists --keys ?", "═ Help ═"),
    ]

    static let list = [
        ScreenState("empty", "--screen lists --keys \"n Trips enter enter\"", "─ Trips ─"),
        ScreenState("some", "--screen list --data @kept", "▸ [ ] Milk"),
        ScreenState("writing a new item", "--screen list --data @kept --keys \"n Te\"", "▸ Te "),
        ScreenState("editing an item", "--screen list --data @kept --keys \"e !\"", "▸ Milk!"),
        ScreenState("done", "--screen list --data @kept --keys enter", "▸ [x] Milk"),
        ScreenState("help", "--screen list --data @kept --keys ?", "═ Help ═"),
    ]
}
