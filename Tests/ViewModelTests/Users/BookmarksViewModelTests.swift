import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The bookmarks", .leakChecks, .endsWhenStuck)
struct BookmarksViewModelTests {
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let grace = User.sample("Grace", "Hopper")

    @Test("The bookmarks report that they load, and that they have loaded")
    func loading() async throws {
        let module = try await UsersModule(bookmarked: [ada], readsBookmarks: false)
        module.bookmarksList.loadBookmarks()
        #expect(module.bookmarksList.shouldShowInitialLoading && module.bookmarksList.isEmpty)
        await module.settle()
        #expect(module.calls == [.didUpdateBookmarks(0), .didUpdateBookmarks(1)])
        #expect(!module.bookmarksList.shouldShowInitialLoading)
    }

    @Test("A bookmark that another screen adds is at the end")
    func addedElsewhere() async throws {
        let module = try await UsersModule(bookmarked: [ada])
        _ = module.bookmarksList
        module.bookmarks.toggle(grace)
        await module.settle()
        #expect(module.bookmarksList.content.rows.map(\.name) == ["Ada Lovelace", "Grace Hopper"])
        #expect(module.calls.last == .didUpdateBookmarks(2))
    }

    @Test(
        "A change is visible once it is stored, and not before",
        arguments: [
            Change("removeBookmark(at:) removes the person in the row", leaving: [0, 2]) { $0.removeBookmark(at: 1) },
            Change("toggleBookmark(at:) removes the person in the row", leaving: [0, 2]) { $0.toggleBookmark(at: 1) },
            Change("removeBookmark(of:) removes the person in any row", leaving: [0, 1]) {
                $0.removeBookmark(of: .sample("Grace", "Hopper"))
            },
            Change("clearAllBookmarks() removes everyone", leaving: []) { $0.clearAllBookmarks() },
        ])
    func changes(change: Change) async throws {
        let people = [ada, alan, grace]
        let module = try await UsersModule(bookmarked: people)
        change.make(module.bookmarksList)
        #expect(module.bookmarksList.bookmarkCount == 3)
        #expect(module.bookmarksList.storing == "your latest change to the bookmarks")
        await module.settle()
        #expect(module.store.users == change.left.map { people[$0] })
        #expect(module.calls.last == .didUpdateBookmarks(change.left.count))
        #expect(module.bookmarksList.storing == nil)
    }

    @Test("A row out of range is nobody's", arguments: [-1, 1, Int.max, Int.min])
    func outOfRange(index: Int) async throws {
        let module = try await UsersModule(bookmarked: [ada])
        module.bookmarksList.removeBookmark(at: index)
        module.bookmarksList.toggleBookmark(at: index)
        #expect(module.bookmarksList.storing == nil)
        #expect(module.bookmarksList.getRemoveConfirmationMessage(at: index) == "Remove bookmark?")
    }

    @Test("The bookmarks open the chosen person")
    func selection() async throws {
        let module = try await UsersModule(bookmarked: [ada, alan])
        module.bookmarksList.didSelectBookmark(alan)
        #expect(module.calls == [.showDetail(alan)])
    }

    /// A change, and the places of those who are left of three.
    struct Change: CustomTestStringConvertible {
        let testDescription: String
        let left: [Int]
        let make: @MainActor @Sendable (BookmarksViewModel) -> Void

        init(
            _ sentence: String, leaving left: [Int], make: @escaping @MainActor @Sendable (BookmarksViewModel) -> Void
        ) {
            testDescription = sentence
            self.left = left
            self.make = make
        }
    }
}
