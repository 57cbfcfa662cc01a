import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the tab More", .leakChecks)
struct MoreViewTests {
    @Test("selects a row first, and says if it was selected already")
    func selection() {
        let view = makeView(["Profile", "Sign Up", "Settings"])
        #expect(!view.select(row: 1) && view.select(row: 1))
        #expect(view.text.contains("▸ Sign Up"))
    }

    @Test("takes enter even if there is nothing to open")
    func empty() {
        #expect(makeView([]).handle(.enter))
    }

    private func makeView(_ rows: [String], sourceLocation: SourceLocation = #_sourceLocation) -> MoreView {
        trackForLeaks(
            MoreView(viewModel: MoreViewModel(rows: rows, navigator: nil)), sourceLocation: sourceLocation)
    }
}
