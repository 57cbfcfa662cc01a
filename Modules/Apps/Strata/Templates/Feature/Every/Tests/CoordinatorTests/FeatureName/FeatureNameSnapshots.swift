import TestKit
import TestScreens
import Testing
import TextSnapshots

@MainActor
@Suite("The Feature Name screen looks as it did", .leakChecks, .snapshots())
struct FeatureNameSnapshots {
    @Test("without entries", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) {
        expectScreen(FeatureNameHarness().drawScreen(size))
    }

    @Test("with entries", arguments: ScreenSize.allCases)
    func entries(size: ScreenSize) {
        expectScreen(FeatureNameHarness(["second", "first"]).drawScreen(size))
    }

    @Test("while an entry is typed", arguments: ScreenSize.allCases)
    func typing(size: ScreenSize) {
        let harness = FeatureNameHarness(["first"])
        harness.type("nsecond")
        expectScreen(harness.drawScreen(size))
    }
}
