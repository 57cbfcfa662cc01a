import TestKit
import TestProcesses
import Testing

extension ScreenStateTests {
    @Test("settings", arguments: ScreenState.settings)
    func settings(state: ScreenState) async throws { try await expectState(state) }

    @Test(
        "Settings cannot be saved while another process writes",
        .slow, .enabled(if: LockingProcess.isAvailable, "needs sqlite3"))
    func lockedSettings() async throws {
        try await expectStateWhileLocked(
            ScreenState(
                "locked", "--screen settings --data @kept --keys enter", "[ Try Again ]    OK",
                after: "--screen settings --keys enter"))
    }

    @Test("Selection and switches show in plain text", arguments: StateChange.settings)
    func settingsInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let settings = [
        ScreenState("defaults", "--screen settings", "▸     Theme: Dark"),
        ScreenState("light", "--screen settings --keys enter", "▸     Theme: Light"),
        ScreenState("without colour", "--screen settings --keys \"down enter\"", "[ ] Colour"),
        ScreenState("without key hints", "--screen settings --keys \"down down enter\"", "[ ] Key hints"),
        ScreenState(
            "start where left off", "--screen settings --keys \"down down down enter\"", "[x] Start where I left off"),
        ScreenState("notifications", "--screen settings --keys \"end enter\"", "On until you leave: only an example"),
        ScreenState("help", "--screen settings --keys ?", "═ Help ═"),
    ]
}

extension StateChange {
    fileprivate static let settings = [
        StateChange("selected", "--screen settings", "--screen settings --keys down"),
        StateChange("theme", "--screen settings", "--screen settings --keys enter"),
        StateChange("switched on", "--screen settings --keys end", "--screen settings --keys \"end enter\""),
    ]
}
