import TestKit
import Testing
import View

@MainActor
@Suite("The views of lists set every output before they say that they have loaded", .leakChecks)
struct OutputBindingTests {
    @Test("all lists; where a list is opened is the coordinator's")
    func allLists() {
        let viewModel = trackForLeaks(AllListsMock())
        let view = trackForLeaks(AllListsView(viewModel: viewModel))
        view.setupViewModel()
        view.didOpen()
        #expect(viewModel.unset == ["showSingleList"])
    }

    @Test("a single list; where it goes back is the coordinator's")
    func singleList() {
        let viewModel = trackForLeaks(SingleListMock())
        let view = trackForLeaks(SingleListView(viewModel: viewModel))
        view.setupViewModel()
        view.didOpen()
        #expect(viewModel.unset == ["goBack"])
    }
}
