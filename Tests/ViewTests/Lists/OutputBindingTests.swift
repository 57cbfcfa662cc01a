import TestKit
import Testing
import View

@MainActor
@Suite("The views of lists set every output before viewDidLoad", .leakChecks)
struct OutputBindingTests {
    @Test("all lists, except the one that the coordinator sets")
    func allLists() {
        let viewModel = trackForLeaks(AllListsMock())
        let view = trackForLeaks(AllListsView(viewModel: viewModel))
        view.setupViewModel()
        view.didOpen()
        #expect(viewModel.received == [.viewDidLoad])
        #expect(viewModel.unsetOutputs == ["showSingleList"])
    }

    @Test("a single list, except the one that the coordinator sets")
    func singleList() {
        let viewModel = trackForLeaks(SingleListMock())
        let view = trackForLeaks(SingleListView(viewModel: viewModel))
        view.setupViewModel()
        view.didOpen()
        #expect(viewModel.received == [.viewDidLoad])
        #expect(viewModel.unsetOutputs == ["goBack"])
    }
}
