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
    private let readOnly = StoreError.readOnly(path: "/data/strata.sqlite")
    private var unsaved: String { "Not saved: your latest change to the bookmarks. \(locked.text)" }

    @Test("a store that cannot be read is reported once, and does not look empty")
    func loadFailure() async {
        let module = BookmarksModule([ada])
        module.store.failure = locked
        module.viewModel.loadBookmarks()
        await module.work.settle()

        let unread = "Your bookmarks could not be read. \(locked.text)"
        #expect(
            module.delegate.calls == [
                .didUpdateBookmarks(count: 0), .didUpdateBookmarks(count: 0), .didReceiveError(unread),
            ])
        #expect(module.viewModel.content.unreadableState != nil && module.viewModel.loss == nil)

        module.viewModel.giveUp()
        #expect(module.delegate.calls.dropFirst(3) == [.didUpdateBookmarks(count: 0)])

        module.store.failure = nil
        module.viewModel.retry()
        await module.work.settle()
        #expect(module.viewModel.content.unreadableState == nil && !module.viewModel.hasFailed)
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 1))
    }

    @Test("the alert offers to try again if a change is lost, but not for a reading that cannot succeed yet")
    func lasting() async {
        let module = BookmarksModule([])
        #expect(!module.viewModel.hasFailed && !module.viewModel.isFailureLasting)
        module.store.failure = readOnly
        module.viewModel.loadBookmarks()
        await module.work.settle()
        #expect(module.viewModel.isFailureLasting && !module.viewModel.offersRetry)
        module.interactor.toggle(ada)
        await module.work.settle()
        #expect(module.viewModel.isFailureLasting && module.viewModel.offersRetry)
        module.store.failure = locked
        module.viewModel.retry()
        await module.work.settle()
        #expect(module.viewModel.hasFailed && !module.viewModel.isFailureLasting && module.viewModel.offersRetry)
    }

    @Test("An unread store is not reported again when a failed change is made again or given up")
    func both() async {
        let module = BookmarksModule([])
        module.store.failure = locked
        module.viewModel.loadBookmarks()
        await module.work.settle()
        module.interactor.toggle(ada)
        await module.work.settle()
        let errors = { module.delegate.calls.filter { if case .didReceiveError = $0 { true } else { false } } }
        #expect(errors().count == 2 && errors().last == .didReceiveError(unsaved))
        module.viewModel.retry()
        await module.work.settle()
        module.viewModel.giveUp()
        #expect(errors().count == 3 && errors().last == .didReceiveError(unsaved))
    }

    @Test("a change of any screen that cannot be stored is reported each time, and is made once that can be")
    func saveFailure() async {
        let module = await BookmarksModule.loaded([ada, alan])
        module.store.failure = locked
        for act in [{ module.interactor.toggle(ada) }, module.viewModel.retry] {
            act()
            #expect(module.viewModel.storing == "your latest change to the bookmarks")
            await module.work.settle()
            #expect(module.delegate.calls.suffix(2) == [.didUpdateBookmarks(count: 2), .didReceiveError(unsaved)])
            #expect(module.viewModel.storing == nil && module.viewModel.loss == unsaved && module.viewModel.hasFailed)
            #expect(module.viewModel.content.rows.map(\.name) == ["Ada Lovelace", "Alan Turing"])
        }
        module.store.failure = nil
        module.viewModel.retry()
        await module.work.settle()
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 1))
        #expect(module.viewModel.loss == nil && module.store.users == [alan])
    }

    @Test("a change that the user gives up is forgotten")
    func giveUp() async {
        let module = await BookmarksModule.loaded([ada])
        module.store.failure = locked
        module.viewModel.clearAllBookmarks()
        await module.work.settle()
        module.viewModel.giveUp()
        #expect(module.viewModel.loss == nil && !module.viewModel.hasFailed)
        #expect(module.delegate.calls.last == .didUpdateBookmarks(count: 1))
    }
}
