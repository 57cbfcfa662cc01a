import TestKit
import TestScreens
import Testing
import TextSnapshots

@MainActor
@Suite("The screens without a tab are listed as they were", .leakChecks, .snapshots())
struct MoreSnapshots {
    @Test("from the first on", arguments: ScreenSize.allCases)
    func list(size: ScreenSize) {
        expectScreen(MoreHarness().drawScreen(size))
    }
}
