import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the tab More", .leakChecks)
struct MoreViewModelTests {
    private let navigator = trackForLeaks(MoreNavigatorMock())

    private var viewModel: MoreViewModel { MoreViewModel(rows: ["Profile", "Settings"], navigator: navigator) }

    @Test("lists the given titles in their order")
    func rows() {
        #expect(MoreViewModel(rows: ["Profile", "Settings"], navigator: nil).rows == ["Profile", "Settings"])
    }

    @Test("opens the screen of a row", arguments: 0..<2)
    func selection(index: Int) {
        viewModel.didSelectRow(at: index)
        #expect(navigator.indices == [index])
    }

    @Test("opens nothing for an index out of range", arguments: [-1, 2, .max])
    func outOfRange(index: Int) {
        viewModel.didSelectRow(at: index)
        #expect(navigator.indices.isEmpty)
    }
}
