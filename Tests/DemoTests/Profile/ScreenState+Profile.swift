import TestLoopback
import Testing

extension ScreenStateTests {
    @Test("profile", arguments: ScreenState.profile)
    func profile(state: ScreenState) async throws {
        try await expectState(
            state, files: ["nobody.json": #"{"results":[]}"#], answer: .answer(ServiceAnswer.of(1...25)))
    }

    @Test("The bookmark of the profile shows in plain text", arguments: StateChange.profile)
    func profileInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let profile = [
        ScreenState("loading", "--screen profile --no-wait", "⠋ Loading the profile"),
        ScreenState("loaded", "--screen profile", " Add Bookmark "),
        ScreenState("bookmarked", "--screen profile --keys b", " Remove Bookmark "),
        ScreenState("refreshing", "--screen profile --keys r --no-wait", "│⠋ Refreshing"),
        ScreenState("nobody", "--screen profile --users @nobody.json", "No users available."),
        ScreenState("failed", "--screen profile --users @missing.json", "[ Retry ]"),
        // Where the tab Users is the first one, it takes the first of the two responses.
        ScreenState(
            "refresh failed", "--screen profile --users @server-twice --keys rr", "│! HTTP error with status code: 500"),
        ScreenState("help", "--screen profile --keys ?", "═ Help ═"),
    ]
}

extension StateChange {
    fileprivate static let profile = [
        StateChange("bookmarked", "--screen profile", "--screen profile --keys b")
    ]
}
