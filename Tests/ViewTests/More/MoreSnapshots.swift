import TestKit
import TestScreens
import Testing
import TextSnapshots
import View
import ViewModel

@MainActor
@Suite("The More tab looks as it did", .leakChecks, .snapshots())
struct MoreSnapshots {
    @Test("from the first row on", arguments: ScreenSize.allCases)
    func list(size: ScreenSize) {
        let viewModel = MoreViewModel(rows: ["Profile", "Sign Up", "Settings"], navigator: nil)
        expectScreen(trackForLeaks(MoreView(viewModel: viewModel)).draw(size.size))
    }
}
