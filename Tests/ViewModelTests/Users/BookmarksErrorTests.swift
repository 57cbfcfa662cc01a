import Binding
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
    private var unsaved: String { "Not saved: your latest changes to the bookmarks. \(locked.text)" }

    @Test("a store that cannot be read is reported, and does not look empty")
    func loadFailure() async {
        let module = BookmarksModule([ada])
        module.store.failure = locked
        module.viewModel.loadBookmarks()
        await module.work.settle()

        #expect(
            module.delegate.calls == [
                .didUpdateBookmarks(count: 0), .didUpdateBookmarks(count: 0),
                .didReceiveError("Your bookmarks could not be read. \(locked.text)"),
            ])
        #expect(module.viewModel.offersRetry)
        #expect(module.viewModel.content.unreadableState != nil)
    }

    @Test("the alert offers to try again if a change is lost, but not for a reading that cannot succeed yet")
    func lasting() async {
        let module = BookmarksModule([])
        module.store.failure = .readOnly(path: "/data/strata.sqlite")
        module.viewModel.loadBookmarks()
        await module.work.settle()
        #expect(!module.viewModel.offersRetry)
        module.interactor.toggle(ada)
        await module.work.settle()
        #expect(module.viewModel.offersRetry)
    }

    @Test("a retry reads the store")
    func retryLoad() async {
        let module = BookmarksModule([ada])
        module.store.failure = locked
        module.viewModel.loadBookmarks()
        await module.work.settle()

        module.store.failure = nil
        module.viewModel.retry()
        await module.work.settle()

        #expect(module.viewModel.content.unreadableState == nil)
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 1))
    }

    @Test("a change that cannot be saved is taken back, then reported")
    func saveFailure() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.store.failure = locked
        module.viewModel.removeBookmark(at: 0)
        await module.work.settle()

        #expect(
            module.delegate.calls.suffix(3) == [
                .didUpdateBookmarks(count: 1), .didUpdateBookmarks(count: 2), .didReceiveError(unsaved),
            ])
        #expect(module.viewModel.content.unreadableState == nil)
        #expect(module.viewModel.content.rows.map(\.name) == ["Ada Lovelace", "Alan Turing"])
    }

    @Test("a change by another screen that cannot be saved is reported, too")
    func saveFailureElsewhere() async {
        let module = await BookmarksModule.loaded([])
        module.store.failure = locked
        module.interactor.toggle(ada)
        await module.work.settle()
        #expect(module.delegate.calls.last == .didReceiveError(unsaved))
    }

    @Test("a retry saves the change")
    func retrySave() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.store.failure = locked
        module.viewModel.clearAllBookmarks()
        await module.work.settle()

        module.store.failure = nil
        module.viewModel.retry()
        await module.work.settle()

        #expect(module.viewModel.isEmpty && module.store.users.isEmpty)
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 0))
    }

    @Test("a failure is reported once")
    func once() async {
        let module = await BookmarksModule.loaded([ada])
        module.store.failure = locked
        module.viewModel.removeBookmark(at: 0)
        await module.work.settle()
        #expect(module.delegate.calls.filter { $0 == .didReceiveError(unsaved) }.count == 1)
    }
}
