import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The tab of the screens without a tab", .leakChecks)
struct MoreViewModelTests {
    private let navigator = trackForLeaks(MoreNavigatorMock())

    private var viewModel: MoreViewModel { MoreViewModel(rows: ["Profile", "Settings"], navigator: navigator) }

    @Test("lists the titles that it was given, in their order")
    func rows() {
        #expect(viewModel.rows == ["Profile", "Settings"])
    }

    @Test("leads to what a row names", arguments: 0..<2)
    func selection(index: Int) {
        viewModel.didSelectRow(at: index)
        #expect(navigator.indices == [index])
    }

    @Test("leads nowhere from a row out of range", arguments: [-1, 2, .max])
    func outOfRange(index: Int) {
        viewModel.didSelectRow(at: index)
        #expect(navigator.indices.isEmpty)
    }
}
