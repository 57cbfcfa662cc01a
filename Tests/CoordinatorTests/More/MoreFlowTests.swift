import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A screen without a tab", .leakChecks)
struct MoreFlowTests {
    @Test("A screen without a tab is listed in the More tab, and opens from there")
    func ways() async {
        let app = await AppHarness.opened(.more) { _ in
            [
                ExampleFeature("maps"), MoreFeature(), ExampleFeature("notes", .over(.more)),
                ExampleFeature("help", .inFront(key: .character("h"), action: "help")),
            ]
        }
        #expect(app.route == .more && app.tabs.contains("Maps"))
        #expect(app.screen.contains("Notes") && app.screen.contains("Help"))
        await app.press(settling: .down, .enter)
        #expect(app.title == "Help")
        await app.press(settling: .escape, .up, .enter)
        #expect(app.title == "Notes" && app.selectedTab == .more)
    }

    @Test("A screen without a tab is opened by its link, and its row is selected in the More tab")
    func link() async {
        let harness = MoreHarness()
        #expect(await harness.open("Settings") == nil)
        #expect(harness.opened == ["Settings"] && harness.selectedRow?.contains("Settings") == true)
        #expect(await harness.open("Nothing") == "Nothing")
    }
}
