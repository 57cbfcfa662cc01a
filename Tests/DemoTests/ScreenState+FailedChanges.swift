extension ScreenState {
    /// Where another process is in the middle of a write.
    static let failedChanges = [
        ScreenState(
            "bookmarks", "--screen bookmarks --data @kept --keys \"b left enter\"", "locked by another process"),
        ScreenState("lists", "--screen lists --data @kept --keys \"n Trips enter\"", "═ Internal Error ═"),
        ScreenState("list", "--screen list --data @kept --keys enter", "═ Internal Error ═"),
        ScreenState("settings", "--screen settings --data @kept --keys enter", "r try again"),
    ]
}
