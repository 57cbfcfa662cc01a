import TestDoubles
import TestLoopback
import Testing

extension ScreenStateTests {
    @Test("Each state of the profile screen can be reached, and no two states look alike")
    func profile() async throws {
        try await expectStates(
            ScreenState.profile, files: ["nobody.json": #"{"results":[]}"#],
            answer: .answer(UserAnswer.numbered(1...25)))
    }
}

extension ScreenState {
    fileprivate static let profile = [
        ScreenState("loading", "--screen profile --no-wait", "⠋ Loading the profile"),
        ScreenState("loaded", "--screen profile", " Add Bookmark "),
        ScreenState("bookmarked", "--screen profile --keys b", " Remove Bookmark "),
        ScreenState("refreshing", "--screen profile --keys r --no-wait", "│⠋ Refreshing"),
        ScreenState("nobody", "--screen profile --users @nobody.json", "No users available."),
        ScreenState("failed", "--screen profile --users @missing.json", "[ Retry ]"),
        // If Users is the first tab, that tab receives the first of the two responses.
        ScreenState(
            "refresh failed", "--screen profile --users @server-twice --keys rr", "│! HTTP error with status code: 500"),
        ScreenState("help", "--screen profile --keys ?", "═ Help ═"),
    ]
}
