import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the More tab", .leakChecks)
struct MoreViewTests {
    private let navigator = trackForLeaks(MoreNavigatorMock())

    @Test("A click selects a row of the More tab; a second click or the enter key opens the row's screen")
    func opening() throws {
        let view = makeView(["Profile", "Sign Up", "Settings"])
        let harness = Harness(showing: view)
        try harness.click("Settings")
        #expect(navigator.indices.isEmpty && harness.selectedRow?.contains("Settings") == true)
        try harness.click("Settings")
        view.press(.up, .enter)
        #expect(navigator.indices == [2, 1])
    }

    @Test("The More tab handles the enter key even if there is nothing to open")
    func empty() {
        #expect(makeView([]).handle(.enter))
    }

    private func makeView(_ rows: [String], sourceLocation: SourceLocation = #_sourceLocation) -> MoreView {
        trackForLeaks(
            MoreView(viewModel: MoreViewModel(rows: rows, navigator: navigator)), sourceLocation: sourceLocation)
    }
}

/// Records the rows that were opened.
@MainActor
private final class MoreNavigatorMock: MoreNavigator {
    private(set) var indices: [Int] = []

    func showScreen(at index: Int) { indices.append(index) }
}
