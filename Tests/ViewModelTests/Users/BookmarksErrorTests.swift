import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Errors of the bookmarks", .leakChecks, .endsWhenStuck)
struct BookmarksErrorTests {
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let locked = StoreError.locked(path: "/data/strata.sqlite")
    private var unsaved: String { "Not saved: your latest change to the bookmarks. \(locked.text)" }

    @Test("A store that cannot be read is reported once, and is read by a retry")
    func loadFailure() async throws {
        let module = try await makeUnreadable(locked)
        let unread = "Your bookmarks could not be read. \(locked.text)"
        #expect(module.calls == [.didUpdateBookmarks(0), .didUpdateBookmarks(0), .didReceiveError(unread)])
        #expect(module.bookmarksList.hasFailed && module.bookmarksList.loss == nil)
        module.bookmarksList.giveUp()
        #expect(module.calls.dropFirst(3) == [.didUpdateBookmarks(0)])

        module.store.failure = nil
        module.bookmarksList.retry()
        await module.settle()
        #expect(module.calls.last == .didUpdateBookmarks(1) && !module.bookmarksList.hasFailed)
    }

    @Test("The alert offers to try a reading again, unless that cannot succeed yet", arguments: [true, false])
    func unreadable(isLasting: Bool) async throws {
        let module = try await makeUnreadable(isLasting ? .readOnly(path: "/x") : locked)
        #expect(module.bookmarksList.isFailureLasting == isLasting && module.bookmarksList.offersRetry == !isLasting)
    }

    @Test("The alert offers to make a change again, even if that cannot succeed yet", arguments: [true, false])
    func lost(isLasting: Bool) async throws {
        let module = try await makeUnreadable(isLasting ? .readOnly(path: "/x") : locked)
        module.bookmarks.toggle(alan)
        await module.settle()
        #expect(module.bookmarksList.isFailureLasting == isLasting && module.bookmarksList.offersRetry)
    }

    @Test("An unread store is not reported again when a failed change is made again or given up")
    func both() async throws {
        let module = try await makeUnreadable(locked)
        module.bookmarks.toggle(alan)
        await module.settle()
        module.bookmarksList.retry()
        await module.settle()
        module.bookmarksList.giveUp()
        let errors = module.calls.filter { if case .didReceiveError = $0 { true } else { false } }
        #expect(errors.dropFirst() == [.didReceiveError(unsaved), .didReceiveError(unsaved)])
    }

    @Test("A change of any screen that cannot be stored is reported, and is made by a retry once it can be")
    func saveFailure() async throws {
        let module = try await makeUnsaved()
        #expect(module.calls.suffix(2) == [.didUpdateBookmarks(2), .didReceiveError(unsaved)])
        #expect(module.bookmarksList.loss == unsaved && module.bookmarksList.hasFailed)
        module.store.failure = nil
        module.bookmarksList.retry()
        await module.settle()
        #expect(module.calls.last == .didUpdateBookmarks(1) && module.bookmarksList.loss == nil)
        #expect(module.store.users == [alan])
    }

    @Test("A change that the user gives up is forgotten")
    func giveUp() async throws {
        let module = try await makeUnsaved()
        module.bookmarksList.giveUp()
        #expect(module.bookmarksList.loss == nil && !module.bookmarksList.hasFailed)
        #expect(module.calls.last == .didUpdateBookmarks(2))
    }

    /// Returns bookmarks whose first reading has failed.
    private func makeUnreadable(
        _ failure: StoreError, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> UsersModule {
        let module = try await UsersModule(bookmarked: [ada], readsBookmarks: false, sourceLocation: sourceLocation)
        module.store.failure = failure
        module.bookmarksList.loadBookmarks()
        await module.settle()
        return module
    }

    /// Returns the bookmarks of Ada and Alan, of whom another screen could not remove Ada.
    private func makeUnsaved(sourceLocation: SourceLocation = #_sourceLocation) async throws -> UsersModule {
        let module = try await UsersModule(bookmarked: [ada, alan], sourceLocation: sourceLocation)
        module.store.failure = locked
        _ = module.bookmarksList
        module.bookmarks.toggle(ada)
        await module.settle()
        return module
    }
}
