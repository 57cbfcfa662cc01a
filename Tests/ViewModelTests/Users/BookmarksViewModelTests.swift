import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The bookmarks screen", .leakChecks, .endsWhenStuck)
struct BookmarksViewModelTests {
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let grace = User.sample("Grace", "Hopper")

    @Test("shows that it loads while there is nothing else to show")
    func loading() async {
        let module = BookmarksModule([ada])
        #expect(!module.viewModel.shouldShowInitialLoading)
        module.viewModel.loadBookmarks()
        #expect(module.viewModel.shouldShowInitialLoading && module.viewModel.isEmpty)
        await module.work.settle()
        #expect(!module.viewModel.shouldShowInitialLoading && !module.viewModel.isEmpty)
        #expect(module.delegate.calls == [.didUpdateBookmarks(count: 0), .didUpdateBookmarks(count: 1)])
    }

    @Test("shows the bookmarks in the order in which they were added")
    func order() async {
        let viewModel = await BookmarksModule.loaded([grace, ada, alan]).viewModel
        #expect((0..<3).map { viewModel.row(at: $0)?.name } == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
        #expect(viewModel.row(at: 0)?.isBookmarked == true)
        #expect(viewModel.bookmarkCount == 3)
    }

    @Test("shows a bookmark that is added elsewhere, last, and each person once")
    func addedElsewhere() async {
        let module = await BookmarksModule.loaded([ada])
        module.interactor.toggle(grace)
        #expect(module.viewModel.row(at: 1)?.name == "Grace Hopper")
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 2))
        await module.work.settle()
        #expect(module.viewModel.bookmarkCount == 2)
    }

    @Test("can be cleared only where there is a bookmark")
    func canClearAll() async {
        #expect(await BookmarksModule.loaded([ada]).viewModel.canClearAll)
        #expect(await !BookmarksModule.loaded([]).viewModel.canClearAll)
    }

    @Test("removes one, at once", arguments: [true, false])
    func remove(byToggle: Bool) async {
        let module = await BookmarksModule.loaded([ada, alan, grace])
        if byToggle { module.viewModel.toggleBookmark(at: 1) } else { module.viewModel.removeBookmark(at: 1) }
        #expect((0..<2).map { module.viewModel.row(at: $0)?.name } == ["Ada Lovelace", "Grace Hopper"])
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 2))
        await module.work.settle()
        #expect(module.store.users == [ada, grace])
    }

    @Test("removes all")
    func clearAll() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.viewModel.clearAllBookmarks()
        #expect(module.viewModel.isEmpty && !module.viewModel.canClearAll)
        await module.work.settle()
        #expect(module.store.users.isEmpty)
    }

    @Test("has nobody out of range", arguments: [-1, 1, Int.max, Int.min])
    func outOfRange(index: Int) async {
        let module = await BookmarksModule.loaded([ada])
        module.viewModel.removeBookmark(at: index)
        module.viewModel.toggleBookmark(at: index)
        module.viewModel.didSelectBookmark(at: index)
        await module.work.settle()
        #expect(module.viewModel.row(at: index) == nil)
        #expect(module.store.users == [ada] && module.navigator.calls.isEmpty)
        #expect(module.viewModel.getRemoveConfirmationMessage(at: index) == "Remove bookmark?")
    }

    @Test("asks before it removes")
    func confirmations() async {
        let viewModel = await BookmarksModule.loaded([ada]).viewModel
        #expect(viewModel.getRemoveConfirmationMessage(at: 0) == "Remove Ada Lovelace from bookmarks?")
        #expect(
            viewModel.getClearAllConfirmationMessage()
                == "Are you sure you want to remove all bookmarked users? This action cannot be undone.")
    }

    @Test("asks about a name with line breaks on one line")
    func nameWithLineBreaks() async {
        let viewModel = await BookmarksModule.loaded([.sample("Ada\nKing", "Lovelace")]).viewModel
        #expect(viewModel.getRemoveConfirmationMessage(at: 0) == "Remove Ada King Lovelace from bookmarks?")
    }

    @Test("says how to bookmark where there is none")
    func emptyState() async {
        let configuration = await BookmarksModule.loaded([]).viewModel.getEmptyStateConfiguration()
        #expect(configuration.imageName == "bookmark.slash")
        #expect(configuration.title == "No Bookmarks Yet")
        #expect(configuration.subtitle == "Start bookmarking users to see them here")
    }

    @Test("leads to the person who was chosen")
    func selection() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.viewModel.didSelectBookmark(at: 1)
        #expect(module.navigator.calls == [.showDetail(alan)])
    }

    @Test("is freed, and its delegate is not kept")
    func deallocation() {
        let module = BookmarksModule()
        weak var observed: BookmarksViewModel?
        do {
            let viewModel = BookmarksViewModel(interactor: module.interactor)
            var delegate: BookmarksDelegateMock? = BookmarksDelegateMock(viewModel)
            viewModel.delegate = delegate
            delegate = nil
            #expect(viewModel.delegate == nil)
            observed = viewModel
        }
        #expect(observed == nil)
    }
}
