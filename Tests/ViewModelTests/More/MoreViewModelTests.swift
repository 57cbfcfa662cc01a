import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the More tab", .leakChecks)
struct MoreViewModelTests {
    @Test(
        "The More tab's view model opens a row's screen, but ignores an index out of range",
        arguments: [(-1, []), (0, [0]), (1, [1]), (2, []), (.max, [])])
    func selection(index: Int, opened: [Int]) {
        let navigator = trackForLeaks(MoreNavigatorMock())
        MoreViewModel(rows: ["Profile", "Settings"], navigator: navigator).didSelectRow(at: index)
        #expect(navigator.indices == opened)
    }
}

/// Records the rows that were opened.
@MainActor
private final class MoreNavigatorMock: MoreNavigator {
    private(set) var indices: [Int] = []

    func showScreen(at index: Int) { indices.append(index) }
}
