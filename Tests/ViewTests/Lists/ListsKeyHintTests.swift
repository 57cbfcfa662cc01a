import TestDoubles
import TestKit
import Testing
import TextUI
import View

@testable import ViewModel

@MainActor
@Suite("The key hints of lists say what works now", .leakChecks)
struct ListsKeyHintTests {
    @Test("all lists")
    func allLists() {
        let viewModel = trackForLeaks(AllListsMock())
        let view = trackForLeaks(AllListsView(viewModel: viewModel))
        view.setupViewModel()
        viewModel.displayLists?([])
        #expect(view.keyHints.map(\.key) == ["n", "r"])
        viewModel.showNewListCreationModal?()
        #expect(view.keyHints.map(\.key) == ["enter", "esc"])
        _ = view.handle(.escape)
        viewModel.insertListAtIndex?(ListRow(list: .sample(), localization: .sample), 0)
        #expect(view.keyHints.map(\.key) == ["enter", "n", "e", "d", "r"])
    }

    @Test("a single list")
    func singleList() {
        let viewModel = trackForLeaks(SingleListMock())
        let view = trackForLeaks(SingleListView(viewModel: viewModel))
        view.setupViewModel()
        viewModel.displayItems?([])
        #expect(view.keyHints.map(\.key) == ["n"])
        viewModel.showNewItemForm?()
        #expect(view.keyHints.map(\.key) == ["enter", "esc"])
        _ = view.handle(.escape)
        viewModel.insertItemAtIndex?(ItemRow(item: .sample()), 0)
        #expect(view.keyHints.map(\.key) == ["enter", "n", "e", "d"])
    }
}
