import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestLoopback
import Testing
import TextUI
import View

@testable import Coordinator

/// The one test that the massive view allows: everything at once, over a real connection.
@MainActor
@Suite("The profile before it was taken apart", .leakChecks, .endsWhenStuck)
struct MassiveProfileViewTests {
    private nonisolated static let answer = #"""
        {"results":[{"name":{"title":"Ms","first":"Ada","last":"Lovelace"},
        "location":{"city":"London","country":"United Kingdom"},"email":"ada.lovelace@example.com",
        "login":{"username":"ada.lovelace"},"dob":{"date":"1992-03-08T15:13:16.688Z","age":33}}]}
        """#

    @Test("shows what each of the six shows, bookmarks, and leads to the detail", arguments: BindingStyle.allCases)
    func everything(style: BindingStyle) async throws {
        let server = try LoopbackServer { _ in .answer(Self.answer) }
        let folder = try TemporaryFolder()
        let before = await App.opened(.more)
        let view = makeView(before, url: server.url, folder: folder)
        before.coordinator.container.push(view, coordinator: view)
        await load(view, of: before)

        let page = Result<UserPage, NetworkError>.success(UserPage(users: [.sample()]))
        let after = await App.opened(.profile, users: AnsweringUsersService(page, page), profileBinding: style)
        #expect(before.screen == after.screen)
        for app in [before, after] { await app.press(.character("b")) }
        #expect(before.screen.contains("Remove Bookmark"))
        #expect(box(of: before) == box(of: after))
        #expect(try folder.contents().keys.sorted() == ["bookmarks.json"])
        for app in [before, after] { await app.press(.enter) }
        #expect(before.front == "UserDetailView" && before.front == after.front)
    }

    /// What shows below the line of the tabs, which counts the bookmarks of the app.
    private func box(of app: App) -> String { String(app.screen.drop { $0 != "\n" }) }

    /// Waits for what was fetched: nothing but the wish to be drawn says that it came.
    private func load(_ view: MassiveProfileView, of app: App) async {
        let (displays, continuation) = AsyncStream.makeStream(of: Void.self)
        view.needsDisplay = { continuation.yield() }
        view.viewDidLoad()
        for await _ in displays where !app.screen.contains("Loading") { break }
    }

    private func makeView(_ app: App, url: URL, folder: TemporaryFolder) -> MassiveProfileView {
        trackForLeaks(
            MassiveProfileView(
                app: app.coordinator, url: url, bookmarksFile: folder.url.appending(path: "bookmarks.json")))
    }
}
