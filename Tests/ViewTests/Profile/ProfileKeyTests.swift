import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("Keys of the profile", .leakChecks, .endsWhenStuck)
struct ProfileKeyTests {
    private let mock = trackForLeaks(ProfileMock())
    private let behind = ProfileBehind()

    @Test(
        "Each key of a profile does only what the visible content allows",
        arguments: [
            (.enter, .none, []), (.enter, .loading(nil), []), (.enter, .error(.noData, nil), ["refresh"]),
            (.enter, .some(.sample()), ["showDetail"]), (.enter, .error(.noData, .sample()), ["showDetail"]),
            (.character("b"), .some(.sample()), ["toggleBookmark"]), (.character("r"), .none, ["refresh"]),
        ] as [(Key, LoadableModel<User, NetworkError>, [String])])
    func keys(key: Key, user: LoadableModel<User, NetworkError>, expected: [String]) {
        #expect(makeView(Profile(user: user)).handle(key))
        #expect(mock.calls == expected)
    }

    @Test("A profile leaves unused keys to the shell", arguments: [Key.character("x"), .escape, .down])
    func others(key: Key) {
        #expect(!makeView(Profile(user: .some(.sample()))).handle(key))
    }

    @Test(
        "A profile's hints say what the keys do now",
        arguments: [
            (.none, ""), (.loading(nil), ""), (.error(.noData, nil), "enter try again"), (.error(.invalidURL, nil), ""),
            (.some(.sample()), "enter open, b bookmark, r refresh"),
            (.error(.noData, .sample()), "enter open, b bookmark, r try again"),
        ] as [(LoadableModel<User, NetworkError>, String)])
    func hints(user: LoadableModel<User, NetworkError>, expected: String) {
        let hints = makeView(Profile(user: user)).keyHints
        #expect(hints.map { "\($0.key) \($0.action)" }.joined(separator: ", ") == expected)
    }

    @Test("A profile's screen has a failure message after a failed load, and none after a successful load")
    func failure() {
        #expect(makeView(Profile(user: .error(.noData, nil))).failure == "No data received. Wait a while.")
        #expect(makeView(Profile(user: .some(.sample()))).failure == nil)
    }

    @Test("In every binding style, a profile loads the person when it opens", arguments: ProfileStyle.allCases)
    func opening(style: ProfileStyle) async throws {
        makeScreen(style).didOpen()
        try #require(behind.interactor.model.user.isLoading)
        try await behind.answer(.success(.sample()))
    }

    @Test("A profile's r key loads the person again in every binding style", arguments: ProfileStyle.allCases)
    func refresh(style: ProfileStyle) async throws {
        try await behind.load()
        makeScreen(style).press(.character("r"))
        try #require(behind.interactor.model.user == .loading(.sample()))
        try await behind.answer(.success(.sample()))
    }

    @Test("A profile's b key bookmarks the person in every binding style", arguments: ProfileStyle.allCases)
    func bookmark(style: ProfileStyle) async throws {
        try await behind.load()
        makeScreen(style).press(.character("b"))
        await behind.settle()
        #expect(behind.bookmarks.isBookmarked(.sample()))
    }

    @Test("A profile's enter key opens the person's screen in every binding style", arguments: ProfileStyle.allCases)
    func detail(style: ProfileStyle) async throws {
        try await behind.load()
        makeScreen(style).press(.enter)
        #expect(behind.opened == [.sample()])
    }

    /// Returns an unbound screen, because its actions need no binding.
    private func makeScreen(
        _ style: ProfileStyle, sourceLocation: SourceLocation = #_sourceLocation
    ) -> any ProfileScreen {
        trackForLeaks(style.makeWire(to: behind).screen, sourceLocation: sourceLocation)
    }

    private func makeView(
        _ model: Profile, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ImmutableProfileView {
        let viewModel = ImmutableProfileViewModel(model: model, mock, navigator: mock)
        return trackForLeaks(ImmutableProfileView(viewModel: viewModel), sourceLocation: sourceLocation)
    }

    @Test("A profile shows the initials if it is at least 34 columns wide", arguments: [(33, false), (34, true)])
    func width(_ width: Int, hasInitials: Bool) {
        let view = makeView(Profile(user: .some(.sample())))
        #expect(view.draw(Size(width: width, height: 9)).grid.plainText.contains("AL") == hasInitials)
    }
}

/// Records the actions and the navigation of a profile, in order.
@MainActor
private final class ProfileMock: ProfileActions, ProfileNavigator {
    private(set) var calls: [String] = []

    func load() { calls.append("load") }
    func refresh() { calls.append("refresh") }
    func toggleBookmark() { calls.append("toggleBookmark") }
    func showDetail(of user: User) { calls.append("showDetail") }
}
