import Binding
import Interactor
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Bookmarks in the users list", .leakChecks, .endsWhenStuck)
struct UsersListBookmarkTests {
    @Test("a toggle adds and removes the bookmark of its row, and is reported")
    func toggle() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.viewModel.toggleBookmark(at: 1)
        #expect(!module.viewModel.isBookmarked(at: 1))
        #expect(module.viewModel.storing == "your latest change to the bookmarks")
        await module.work.settle()
        #expect((0..<3).map(module.viewModel.isBookmarked) == [false, true, false])
        #expect(module.viewModel.storing == nil && module.store.users == [.sample(number: 1)])
        // That it is being stored, the new bookmarks, and that they are stored.
        #expect(module.delegate.calls == [.didUpdateUsers, .didUpdateUsers, .didUpdateUsers])

        module.viewModel.toggleBookmark(at: 1)
        await module.work.settle()
        #expect(!module.viewModel.isBookmarked(at: 1) && module.store.users.isEmpty)
    }

    @Test("a toggle while searching means the row that shows, and reports no new results")
    func toggleWhileSearching() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.viewModel.performSearch(with: "person.002")
        module.viewModel.toggleBookmark(at: 0)
        await module.work.settle()
        #expect(module.store.users == [.sample(number: 2)])
        #expect(module.viewModel.isBookmarked(at: 0))
        #expect(module.delegate.calls.prefix(2) == [.didUpdateSearchResults, .didUpdateUsers])
        #expect(!module.delegate.calls.dropFirst().contains(.didUpdateSearchResults))
    }

    @Test("a toggle of a person means that person, in whichever row they are by then")
    func togglePerson() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.viewModel.performSearch(with: "person.002")
        module.viewModel.toggleBookmark(of: .sample(number: 0))
        await module.work.settle()
        #expect(module.store.users == [.sample(number: 0)])
    }

    @Test("a change on another screen shows, and is reported")
    func changeElsewhere() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.bookmarks.toggle(.sample(number: 2))
        await module.work.settle()
        #expect(module.viewModel.isBookmarked(at: 2))
        #expect(module.delegate.calls.last == .didUpdateUsers)
    }
}
