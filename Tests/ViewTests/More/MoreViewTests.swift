import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the screens without a tab", .leakChecks)
struct MoreViewTests {
    private let rows = ["Profile", "Sign Up", "Settings"]
    private func makeView(
        _ rows: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) -> MoreView {
        let viewModel = MoreViewModel(rows: rows, navigator: nil)
        return trackForLeaks(MoreView(viewModel: viewModel), sourceLocation: sourceLocation)
    }

    @Test("a row is selected first, and said to be when it is")
    func selection() {
        let view = makeView(rows)
        #expect(!view.select(row: 1) && view.select(row: 1))
        #expect(view.text.contains("▸ Sign Up"))
    }

    @Test("takes enter, though there is nothing to open")
    func empty() {
        #expect(makeView([]).handle(.enter))
    }
}
