import TestKit
import TestScreens
import Testing
import TextSnapshots
import View
import ViewModel

@MainActor
@Suite("Snapshots of the More tab", .leakChecks, .snapshots())
struct MoreSnapshots {
    @Test("The More tab with three screens", arguments: ScreenSize.allCases)
    func list(size: ScreenSize) {
        let viewModel = MoreViewModel(rows: ["Profile", "Sign Up", "Settings"], navigator: nil)
        expectScreen(trackForLeaks(MoreView(viewModel: viewModel)).draw(size.size))
    }
}
