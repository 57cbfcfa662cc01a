import TestKit
import TestProcesses
import Testing

/// One state is missing: lists that cannot be read again, for which the database would have to break during the run.
extension ScreenStateTests {
    @Test("lists", arguments: ScreenState.lists)
    func lists(state: ScreenState) async throws { try await expectState(state) }

    @Test("list", arguments: ScreenState.list)
    func list(state: ScreenState) async throws { try await expectState(state) }

    @Test(
        "Lists cannot be changed while another process writes",
        .slow, .enabled(if: LockingProcess.isAvailable, "needs sqlite3"), arguments: ScreenState.lockedLists)
    func lockedLists(state: ScreenState) async throws { try await expectStateWhileLocked(state) }

    @Test("Selection and what is done in to-do lists show in plain text", arguments: StateChange.lists)
    func listsInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let lists = [
        ScreenState("loading", "--screen lists --no-wait", "⠋ Loading lists"),
        ScreenState("empty", "--screen lists", "No to-do lists yet"),
        ScreenState("some", "--screen lists --data @kept", "▸ Groceries (1 item)", after: groceries),
        ScreenState("writing the first one", "--screen lists --keys n", "▸ List name"),
        ScreenState("writing a new one", "--screen lists --data @kept --keys \"n Holi\"", "▸ Holi ", after: groceries),
        ScreenState("renaming one", "--screen lists --data @kept --keys e", "▸ Groceries  ", after: groceries),
        ScreenState("deleting one", "--screen lists --data @kept --keys d", "[ Cancel ]", after: groceries),
        ScreenState("failed", "--screen lists --data @notes", "═ Error ═"),
        ScreenState("unreadable", "--screen lists --data @notes --keys \"esc esc\"", "The lists could not be read"),
        ScreenState("help", "--screen lists --keys ?", "═ Help ═"),
    ]

    fileprivate static let list = [
        ScreenState("none to open", "--screen list", "No to-do lists yet"),
        ScreenState("empty", "--screen lists --keys \"n Trips enter enter\"", "─ Trips ─"),
        ScreenState("some", "--screen list --data @kept", "▸ [ ] Milk", after: groceries),
        ScreenState("writing a new item", "--screen list --data @kept --keys \"n Te\"", "▸ Te ", after: groceries),
        ScreenState("editing an item", "--screen list --data @kept --keys \"e !\"", "▸ Milk!", after: groceries),
        ScreenState("done", "--screen list --data @kept --keys enter", "▸ [x] Milk", after: groceries),
        ScreenState("deleted", "--screen list --data @kept --keys d", "u undo", after: groceries),
        ScreenState("undone", "--screen list --data @kept --keys \"d u\"", "[ ] Milk", after: groceries),
        ScreenState("help", "--screen list --data @kept --keys ?", "═ Help ═", after: groceries),
    ]

    fileprivate static let lockedLists = [
        ScreenState(
            "lists", "--screen lists --data @kept --keys \"n Trips enter\"", "═ Error ═", after: groceries),
        ScreenState(
            "name after OK", "--screen lists --data @kept --keys \"n Trips enter esc\"", "▸ Trips ", after: groceries),
        ScreenState("list", "--screen list --data @kept --keys enter", "═ Error ═", after: groceries),
        ScreenState(
            "text after OK", "--screen list --data @kept --keys \"n Tea enter esc\"", "▸ Tea ", after: groceries),
    ]

    /// Saves a list with one item.
    private static let groceries = "--screen lists --keys \"n Groceries enter enter n Milk enter\""
}

extension StateChange {
    fileprivate static let lists = [
        StateChange("selected", "--screen list --data @kept", "--screen list --data @kept --keys down", after: kept),
        StateChange("done", "--screen list --data @kept", "--screen list --data @kept --keys enter", after: kept),
        StateChange(
            "focused button", "--screen lists --data @kept --keys d", "--screen lists --data @kept --keys \"d tab\"",
            after: kept),
    ]

    /// Saves a list with two items.
    private static let kept = "--screen lists --keys \"n Groceries enter enter n Milk enter n Tea enter\""
}
