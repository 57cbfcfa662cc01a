import Testing

/// One state is missing: a failed refresh of the lists, for which the database would have to break during the run.
extension ScreenStateTests {
    @Test("Each state of the screen of all lists can be reached, and no two states look alike")
    func lists() async throws { try await expectStates(ScreenState.lists) }

    @Test("Each state of the screen of a single list can be reached, and no two states look alike")
    func list() async throws { try await expectStates(ScreenState.list) }
}

extension ScreenState {
    fileprivate static let lists = [
        ScreenState("loading", "--screen lists --no-wait", "⠋ Loading lists"),
        ScreenState("empty", "--screen lists", "No to-do lists yet"),
        ScreenState("some", "--screen lists --data @kept", "▸ Groceries (2 items)", after: groceries),
        ScreenState("writing the first one", "--screen lists --keys n", "▸ List name"),
        ScreenState("writing a new one", "--screen lists --data @kept --keys \"n Holi\"", "▸ Holi ", after: groceries),
        ScreenState("renaming one", "--screen lists --data @kept --keys e", "▸ Groceries  ", after: groceries),
        ScreenState("deleting one", "--screen lists --data @kept --keys d", "[ Cancel ]", after: groceries),
        ScreenState(
            "deleting one, other button", "--screen lists --data @kept --keys \"d tab\"", "[ Delete ]",
            after: groceries),
        ScreenState("failed", "--screen lists --data @notes", "═ Error ═"),
        ScreenState("unreadable", "--screen lists --data @notes --keys \"esc esc\"", "The lists could not be read"),
        ScreenState("help", "--screen lists --keys ?", "═ Help ═"),
    ]

    fileprivate static let list = [
        ScreenState("none to open", "--screen list", "No to-do lists yet"),
        ScreenState("empty", "--screen lists --keys \"n Trips enter enter\"", "─ Trips ─"),
        ScreenState("some", "--screen list --data @kept", "▸ [ ] Milk", after: groceries),
        ScreenState("second item", "--screen list --data @kept --keys down", "▸ [ ] Tea", after: groceries),
        ScreenState("writing a new item", "--screen list --data @kept --keys \"n Te\"", "▸ Te ", after: groceries),
        ScreenState("editing an item", "--screen list --data @kept --keys \"e !\"", "▸ Milk!", after: groceries),
        ScreenState("done", "--screen list --data @kept --keys enter", "▸ [x] Milk", after: groceries),
        ScreenState("deleted", "--screen list --data @kept --keys d", "u undo", after: groceries),
        ScreenState("help", "--screen list --data @kept --keys ?", "═ Help ═", after: groceries),
    ]

    /// Saves a list with two items.
    private static let groceries = "--screen lists --keys \"n Groceries enter enter n Tea enter n Milk enter\""
}
