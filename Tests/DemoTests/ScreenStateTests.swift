import Foundation
import TestKit
import TestProcesses
import Testing

/// The states of every screen, and the arguments that lead there.
///
/// Two things are not among them. For lists that could be read and now cannot, the database has to break while the app runs. A
/// feed that is empty or fails is reached by tests only, as only the sample feeds it.
@MainActor
@Suite("Every state of every screen is reached from the command line", .leakChecks)
struct ScreenStateTests {
    @Test("users", arguments: ScreenState.users)
    func users(state: ScreenState) async throws { try await expectState(state) }

    @Test("user-detail", arguments: ScreenState.userDetail)
    func userDetail(state: ScreenState) async throws { try await expectState(state) }

    @Test("bookmarks", arguments: ScreenState.bookmarks)
    func bookmarks(state: ScreenState) async throws { try await expectState(state) }

    @Test("photos", arguments: ScreenState.photos)
    func photos(state: ScreenState) async throws { try await expectState(state) }

    @Test("photo-detail", arguments: ScreenState.photoDetail)
    func photoDetail(state: ScreenState) async throws { try await expectState(state) }

    @Test("photo-search", arguments: ScreenState.photoSearch)
    func photoSearch(state: ScreenState) async throws { try await expectState(state) }

    @Test("lists", arguments: ScreenState.lists)
    func lists(state: ScreenState) async throws { try await expectState(state) }

    @Test("list", arguments: ScreenState.list)
    func list(state: ScreenState) async throws { try await expectState(state) }

    @Test("shop", arguments: ScreenState.shop)
    func shop(state: ScreenState) async throws { try await expectState(state) }

    @Test("product", arguments: ScreenState.product)
    func product(state: ScreenState) async throws { try await expectState(state) }

    @Test("bag", arguments: ScreenState.bag)
    func bag(state: ScreenState) async throws { try await expectState(state) }

    @Test("feed", arguments: ScreenState.feed)
    func feed(state: ScreenState) async throws { try await expectState(state) }

    @Test("more", arguments: ScreenState.more)
    func more(state: ScreenState) async throws { try await expectState(state) }

    @Test("profile", arguments: ScreenState.profile)
    func profile(state: ScreenState) async throws { try await expectState(state) }

    @Test("settings", arguments: ScreenState.settings)
    func settings(state: ScreenState) async throws { try await expectState(state) }

    @Test(
        "A change, while another process writes, fails", .enabled(if: LockingProcess.isAvailable, "needs sqlite3"),
        arguments: ScreenState.failedChanges)
    func failedChange(state: ScreenState) async throws {
        let sources = try await StateSources(for: state)
        let process = try LockingProcess(sources.keptDatabase, allowsReading: true)
        defer { process.letGo() }
        try await expectState(state, sources)
    }

    @Test("A later page of photos fails")
    func laterPhotos() async throws {
        let state = ScreenState(
            "a later page failed", "--screen photos --photos @server --keys \"end esc\"",
            "10 photos, the last load failed")
        let sources = try await StateSources(for: state)
        let child = try await DemoProcess().run(sources.arguments, environment: ["UNSPLASH_ACCESS_KEY": "key"])
        // Swift may free them after their last use, and the server with them.
        withExtendedLifetime(sources) {}
        #expect(child.text.contains(state.text), "\(child.text)")
    }

    private func expectState(_ state: ScreenState) async throws {
        try await expectState(state, StateSources(for: state))
    }

    private func expectState(_ state: ScreenState, _ sources: StateSources) async throws {
        let screen = try await headlessScreen(sources.arguments)
        #expect(screen.contains(state.text), "\(screen)")
    }
}
