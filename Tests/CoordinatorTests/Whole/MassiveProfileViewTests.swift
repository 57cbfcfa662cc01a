import Coordinator
import Foundation
import Model
import Shell
import TestKit
import TestLoopback
import TestScreens
import Testing
import TextUI

@testable import MassiveProfile

/// A massive view can be tested only as a whole, over a real connection.
@MainActor
@Suite("The profile before it was split into layers", .leakChecks, .endsWhenStuck)
struct MassiveProfileViewTests {
    private nonisolated static let answer = #"""
        {"results":[{"name":{"title":"Ms","first":"Ada","last":"Lovelace"},
        "location":{"city":"London","country":"United Kingdom"},"email":"ada.lovelace@example.com",
        "login":{"username":"ada.lovelace"},"dob":{"date":"1992-03-08T15:13:16.688Z","age":33}}]}
        """#

    @Test("The massive profile view looks and acts like the profile in each style", arguments: BindingStyle.allCases)
    func everything(style: BindingStyle) async throws {
        let server = try LoopbackServer { _ in .answer(Self.answer) }
        let folder = try TemporaryFolder()
        let before = Harness(sourceLocation: #_sourceLocation)
        var shownUsers: [User] = []
        before.navigation.push(BlankScreen())
        await open(
            MassiveProfileView(
                onShowUser: { shownUsers.append($0) }, url: server.url,
                bookmarksFile: folder.url.appending(path: "bookmarks.json")),
            on: before)

        // The massive view takes the current day from the system.
        let after = try await ProfileHarness.showing(style, now: .now)
        #expect(before.screen == after.screen)
        for harness in [before, after] { harness.press(.character("b")) }
        await after.settle()
        #expect(before.screen.contains("Remove Bookmark"))
        #expect(before.screen == after.screen)
        #expect(try folder.contents().keys.sorted() == ["bookmarks.json"])
        for harness in [before, after] { harness.press(.enter) }
        #expect(shownUsers.map(\.uniqueID) == after.shownUsers.map(\.uniqueID))
        #expect(shownUsers.count == 1)
        await after.settle()
    }

    /// Opens `view`, and waits until the view asks to be drawn and no longer says “Loading”.
    private func open(_ view: MassiveProfileView, on harness: Harness) async {
        let (displays, continuation) = AsyncStream.makeStream(of: Void.self)
        view.needsDisplay = { continuation.yield() }
        harness.navigation.push(trackForLeaks(view))
        for await _ in displays where !harness.screen.contains("Loading") { break }
    }
}
