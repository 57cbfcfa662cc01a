import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the bookmarks", .leakChecks, .endsWhenStuck)
struct BookmarksViewModelTests {
    typealias Story = ModuleStory<BookmarksViewModel, Int>

    private nonisolated static let king = User.sample("Ada\nKing", "Lovelace")
    private nonisolated static let alan = User.sample("Alan", "Turing")
    private nonisolated static let locked = StoreError.locked(path: "/data/strata.sqlite")
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = Self.alan
    private let grace = User.sample("Grace", "Hopper")

    @Test("The bookmarks report the start and the end of loading")
    func loading() async throws {
        let module = try await UsersModule(bookmarked: [ada], readsBookmarks: false)
        module.bookmarksList.loadBookmarks()
        #expect(module.bookmarksList.shouldShowInitialLoading && module.bookmarksList.isEmpty)
        await module.settle()
        #expect(module.calls == [.didUpdateBookmarks(0), .didUpdateBookmarks(1)])
        #expect(!module.bookmarksList.shouldShowInitialLoading)
    }

    @Test(
        "A change to the bookmarks is visible when it is stored, and not before",
        arguments: [
            Story("removeBookmark(at:) removes the person in the row", [0, 2]) { $0.removeBookmark(at: 1) },
            Story("toggleBookmark(at:) removes the person in the row", [0, 2]) { $0.toggleBookmark(at: 1) },
            Story("removeBookmark(of:) removes the person in any row", [0, 1]) {
                $0.removeBookmark(of: .sample("Grace", "Hopper"))
            },
            Story("clearAllBookmarks() removes everyone", []) { $0.clearAllBookmarks() },
        ])
    func changes(story: Story) async throws {
        let people = [ada, alan, grace]
        let module = try await UsersModule(bookmarked: people)
        try await story.events(module.bookmarksList)
        #expect(module.bookmarksList.bookmarkCount == 3)
        #expect(module.bookmarksList.storing == "your latest change to the bookmarks")
        await module.settle()
        #expect(module.store.users == story.expected.map { people[$0] })
        #expect(module.calls.last == .didUpdateBookmarks(story.expected.count))
        #expect(module.bookmarksList.storing == nil)
    }

    @Test("An index out of range has no bookmark", arguments: [-1, 1, Int.max, Int.min])
    func outOfRange(index: Int) async throws {
        let module = try await UsersModule(bookmarked: [ada])
        module.bookmarksList.removeBookmark(at: index)
        module.bookmarksList.toggleBookmark(at: index)
        #expect(module.bookmarksList.storing == nil)
        #expect(module.bookmarksList.getRemoveConfirmationMessage(at: index) == "Remove bookmark?")
    }

    @Test("The bookmarks open the screen of the chosen person")
    func selection() async throws {
        let module = try await UsersModule(bookmarked: [ada, alan])
        module.bookmarksList.didSelectBookmark(alan)
        #expect(module.calls == [.showDetail(alan)])
    }

    private let locked = Self.locked
    private var unsaved: String { "Not saved: your latest change to the bookmarks. \(locked.text)" }

    @Test("Bookmarks that cannot be read are reported once, and a retry reads them")
    func unreadableStore() async throws {
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

    @Test("The bookmarks' alert offers to read again, unless the store needs repair first", arguments: [true, false])
    func unreadable(needsRepair: Bool) async throws {
        let module = try await makeUnreadable(needsRepair ? .readOnly(path: "/x") : locked)
        #expect(
            module.bookmarksList.failureNeedsRepair == needsRepair && module.bookmarksList.offersRetry == !needsRepair)
    }

    @Test("The bookmarks' alert offers to retry a change, even if the store needs repair", arguments: [true, false])
    func lost(needsRepair: Bool) async throws {
        let module = try await makeUnreadable(needsRepair ? .readOnly(path: "/x") : locked)
        module.bookmarks.toggle(alan)
        await module.settle()
        #expect(module.bookmarksList.failureNeedsRepair == needsRepair && module.bookmarksList.offersRetry)
    }

    @Test("Unreadable bookmarks are not reported again when a failed change is retried or given up")
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

    @Test("A bookmark change that cannot be stored is reported, whichever screen made it, and a retry stores it")
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

    @Test("If the user gives up a change to the bookmarks, the change is dropped")
    func givenUp() async throws {
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

    /// Returns the bookmarks of Ada and Alan, after another screen has failed to remove Ada.
    private func makeUnsaved(sourceLocation: SourceLocation = #_sourceLocation) async throws -> UsersModule {
        let module = try await UsersModule(bookmarked: [ada, alan], sourceLocation: sourceLocation)
        module.store.failure = locked
        _ = module.bookmarksList
        module.bookmarks.toggle(ada)
        await module.settle()
        return module
    }

    @Test(
        "The bookmarks show a loading or failure message only before any bookmarks have been read",
        arguments: [
            (.none, false, nil), (.loading(nil), true, nil), (.loading(Bookmarks([king])), false, nil),
            (.some(Bookmarks()), false, nil), (.error(locked, Bookmarks([king])), false, nil),
            (.error(locked, nil), false, "Bookmarks are not available: \(locked.text)\nTry again"),
        ] as [(LoadableModel<Bookmarks, StoreError>, Bool, String?)])
    func state(model: LoadableModel<Bookmarks, StoreError>, isLoading: Bool, unreadable: String?) {
        let content = BookmarksContent(model: model)
        #expect(content.shouldShowInitialLoading == isLoading)
        #expect(content.unreadableState.map { "\($0.title): \($0.subtitle)" } == unreadable)
        #expect(content.rows.count == model.value?.users.count ?? 0)
    }

    @Test("The bookmarks have a row marked as bookmarked for each person, in the order in which people were added")
    func contentOfRows() {
        let content = BookmarksContent(model: .some(Bookmarks([Self.alan, Self.king])))
        #expect(content.rows.map(\.name) == ["Alan Turing", "Ada King Lovelace"])
        #expect(content.rows.allSatisfy { $0.isBookmarked } && content.canClearAll)
        #expect(content.rows.user(at: 1) == Self.king && content.rows.user(at: 2) == nil)
    }

    @Test("The empty bookmarks say how to add the first bookmark")
    func emptyState() {
        let content = BookmarksContent(model: .some(Bookmarks()))
        let expected = ("bookmark.slash", "No Bookmarks Yet", "Start bookmarking users to see them here")
        #expect(content.emptyState == expected && !content.canClearAll)
    }

    @Test("Unreadable bookmarks give one piece of advice: to try again, or to start again")
    func advice() {
        for error in StoreError.each {
            let content = BookmarksContent(model: .error(error, nil))
            expectOneRecovery(content.unreadableState?.subtitle ?? "", content.reloadAction)
        }
    }
}
