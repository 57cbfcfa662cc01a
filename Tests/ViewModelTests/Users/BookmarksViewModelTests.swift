import Binding
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

    @Test("report that they load, and that they have loaded")
    func loading() async {
        let module = BookmarksModule([ada])
        module.viewModel.loadBookmarks()
        #expect(module.viewModel.content.shouldShowInitialLoading && module.viewModel.isEmpty)
        await module.work.settle()
        #expect(!module.viewModel.content.shouldShowInitialLoading && !module.viewModel.isEmpty)
        #expect(module.delegate.calls == [.didUpdateBookmarks(count: 0), .didUpdateBookmarks(count: 1)])
    }

    @Test("show a bookmark that another screen adds, at the end")
    func addedElsewhere() async {
        let module = await BookmarksModule.loaded([ada])
        module.interactor.toggle(grace)
        await module.work.settle()
        #expect(module.viewModel.content.rows.map(\.name) == ["Ada Lovelace", "Grace Hopper"])
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 2))
    }

    @Test("can be cleared only if there are any")
    func canClearAll() async {
        #expect(await BookmarksModule.loaded([ada]).viewModel.canClearAll)
        #expect(await !BookmarksModule.loaded([]).viewModel.canClearAll)
    }

    @Test("remove one once that is stored", arguments: [true, false])
    func remove(byToggle: Bool) async {
        let module = await BookmarksModule.loaded([ada, alan, grace])
        if byToggle { module.viewModel.toggleBookmark(at: 1) } else { module.viewModel.removeBookmark(at: 1) }
        #expect(module.viewModel.bookmarkCount == 3)
        await module.work.settle()
        #expect(module.viewModel.content.rows.map(\.name) == ["Ada Lovelace", "Grace Hopper"])
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 2))
        #expect(module.store.users == [ada, grace])
    }

    @Test("remove the person who was asked about, in whichever row they are by then")
    func removePerson() async {
        let module = await BookmarksModule.loaded([ada, alan, grace])
        module.interactor.remove(ada)
        await module.work.settle()
        module.viewModel.removeBookmark(of: alan)
        await module.work.settle()
        #expect(module.store.users == [grace])
    }

    @Test("remove all")
    func clearAll() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.viewModel.clearAllBookmarks()
        await module.work.settle()
        #expect(module.viewModel.isEmpty && !module.viewModel.canClearAll)
        #expect(module.store.users.isEmpty)
    }

    @Test("ignore a row out of range", arguments: [-1, 1, Int.max, Int.min])
    func outOfRange(index: Int) async {
        let module = await BookmarksModule.loaded([ada])
        module.viewModel.removeBookmark(at: index)
        module.viewModel.toggleBookmark(at: index)
        await module.work.settle()
        #expect(module.store.users == [ada])
        #expect(module.viewModel.getRemoveConfirmationMessage(at: index) == "Remove bookmark?")
    }

    @Test("give their words under the published names")
    func words() async {
        let (none, some) = (await BookmarksModule.loaded([]).viewModel, await BookmarksModule.loaded([ada]).viewModel)
        #expect(none.getEmptyStateConfiguration() == none.content.emptyState)
        #expect(some.getRemoveConfirmationMessage(at: 0) == "Remove Ada Lovelace from bookmarks?")
    }

    @Test("open the chosen person")
    func selection() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.viewModel.didSelectBookmark(alan)
        #expect(module.navigator.calls == [.showDetail(alan)])
    }

    @Test("are freed, and do not keep their delegate")
    func deallocation() {
        let module = BookmarksModule()
        weak var observed: BookmarksViewModel?
        do {
            let viewModel = BookmarksViewModel(interactor: module.interactor, navigator: nil)
            var delegate: BookmarksDelegateMock? = BookmarksDelegateMock(viewModel)
            viewModel.delegate = delegate
            delegate = nil
            #expect(viewModel.delegate == nil)
            observed = viewModel
        }
        #expect(observed == nil)
    }
}
