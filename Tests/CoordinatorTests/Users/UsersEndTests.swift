import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("People and bookmarks when the app ends", .leakChecks, .endsWhenStuck)
struct UsersEndTests {
    @Test("The app stores pending bookmarks before it ends; if that fails, the app stays open")
    func bookmark() async {
        let store = InMemoryBookmarksStore()
        let app = await AppHarness.opened { [UsersFeature(store: store, $0)] }
        store.failure = .locked(path: "/x")
        await app.expectStaying(after: [.character("b")], notSaving: "your latest change to the bookmarks")
        store.failure = nil
        await app.press(settling: .escape)
        await app.expectEnding(after: [.character("b")])
        #expect(store.users == [.sample()])
    }

    @Test("When the app ends, screens that are still loading are freed, and their requests are cancelled")
    func loading() async throws {
        let users = ManualUsersService()
        let pictures = ManualPictureService()
        var graph = ObjectGraph()
        var objects: [Weak] = []
        let refresh: PendingRequest<UsersRequest, UserPage, NetworkError>
        let picture: PendingRequest<URL, Data, NetworkError>
        do {
            let app = AppHarness { [UsersFeature(users: users, pictures: pictures, $0)] }
            app.coordinator.start()
            try await users.nextRequest().answer(.success(.cast))
            await app.settle()
            app.press(.character("r"))
            refresh = try await users.nextRequest()
            app.press(.enter)
            picture = try await pictures.nextRequest()
            // A `Ledger` stays alive after its `Work` is freed, until the cancelled requests have returned.
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
        }
        await refresh.cancellation()
        await picture.cancellation()
        #expect(objects.alive.isEmpty)
    }
}
