import TestDoubles
import TestLoopback
import Testing

extension ScreenStateTests {
    @Test(
        "Each state of each screen of the Users feature can be reached, and no two states of a screen look alike",
        arguments: [ScreenState.users, ScreenState.userDetail, ScreenState.bookmarks])
    func users(states: [ScreenState]) async throws {
        try await expectStates(states, files: files, answer: .answer(UserAnswer.numbered(1...25)))
    }
}

extension ScreenState {
    fileprivate static let users = [
        ScreenState("loading", "--screen users --no-wait", "⠋ Loading users"),
        ScreenState("loaded", "--screen users", "│25 users"),
        ScreenState("second person", "--screen users --keys down", "│25 users"),
        ScreenState("bookmarked", "--screen users --keys b", "▸ ★ "),
        ScreenState("loading more", "--screen users --keys end --no-wait", "│⠋ 25 users"),
        ScreenState("more", "--screen users --keys end", "│50 users"),
        ScreenState("refreshing", "--screen users --keys r --no-wait", "│⠋ 25 users"),
        ScreenState(
            "one skipped", "--screen users --users @bare-users.json", "1 user, 1 skipped: “results[1].name” is missing"),
        ScreenState("search begun", "--screen users --keys /", "│/ Name, email, city or country"),
        ScreenState("search typed", "--screen users --keys \"/ ada\"", "enter done"),
        ScreenState("search done", "--screen users --keys \"/ ada enter\"", "esc end search  ctrl-n load more"),
        ScreenState("nobody found", "--screen users --keys \"/ qqq\"", "No users found"),
        ScreenState("empty", "--screen users --users @nobody.json", "No users available"),
        ScreenState("failed", "--screen users --users @missing.json", "does not exist"),
        ScreenState(
            "failure dismissed", "--screen users --users @missing.json --keys esc", "Users could not be loaded"),
        ScreenState("refresh failed", "--screen users --users @server --keys r", "HTTP error with status code: 500"),
        ScreenState("dismissed", "--screen users --users @server --keys \"r esc\"", "25 users, the last load failed"),
        ScreenState("help", "--screen users --keys ?", "═ Help ═"),
    ]

    fileprivate static let userDetail = [
        ScreenState("loading the picture", "--screen user-detail --no-wait", "││     ОК     │"),
        ScreenState("picture", "--screen user-detail", "│▓▓▓▓▓▓▓▓▓▓"),
        ScreenState(
            "picture not recorded", "--screen user-detail --users @bare-users.json",
            "No picture: A recorded file has no pictures"),
        ScreenState("bookmarked", "--screen user-detail --keys b", " Remove Bookmark "),
        ScreenState("scrolled", "--screen user-detail --keys end", "│Account Information"),
        ScreenState("shared", "--screen user-detail --keys s", "═ Could Not Copy ═"),
        ScreenState("help", "--screen user-detail --keys ?", "═ Help ═"),
    ]

    fileprivate static let bookmarks = [
        ScreenState("loading", "--screen bookmarks --keys r --no-wait", "⠋ Loading bookmarks"),
        ScreenState("empty", "--screen bookmarks", "No Bookmarks Yet"),
        ScreenState("some", "--screen users --keys \"b tab\"", " (1)]"),
        ScreenState("removing one", "--screen users --keys \"b tab b\"", "from bookmarks?"),
        ScreenState("several", "--screen users --keys \"b down b tab\"", " (2)]"),
        ScreenState("second of several", "--screen users --keys \"b down b tab down\"", " (2)]"),
        ScreenState("removing one, other button", "--screen users --keys \"b tab b tab\"", "from bookmarks?"),
        ScreenState("removing all", "--screen users --keys \"b tab c\"", "remove all bookmarked users?"),
        ScreenState("unreadable", "--data @notes --screen bookmarks", "is not a database."),
        ScreenState("dismissed", "--data @notes --screen bookmarks --keys esc", "Bookmarks are not available"),
        ScreenState("help", "--screen bookmarks --keys ?", "═ Help ═"),
    ]
}

/// A file without people, and a file with a person who has a long name, few details and an unavailable picture.
private let files = [
    "nobody.json": #"{"results":[]}"#,
    "bare-users.json": """
    {"results":[{"name":{"first":"Sam","last":"\(StateSources.longName)"},"email":"sam@example.com",
    "login":{"username":"sam"},"picture":{"large":"https://a.invalid/sam.jpg"}},{}]}
    """,
]
