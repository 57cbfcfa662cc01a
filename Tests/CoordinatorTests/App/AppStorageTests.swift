import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The storage of the app", .leakChecks, .endsWhenStuck)
struct AppStorageTests {
    @Test("The app reports read-only storage once, at its start")
    func refusal() async {
        let notice = "You can read your data, but changes cannot be saved now"
        let storage = DataStorageStub(refusal: .noWritePermission(path: "/x/strata.sqlite"))
        let app = await AppHarness.opened(storage: storage) { _ in [ExampleFeature("maps"), ExampleFeature("plans")] }
        #expect(app.screen.contains(notice) && app.prompt == nil)
        await app.press(settling: .tab, .backtab)
        #expect(!app.screen.contains(notice))
    }

    @Test("The app does not report writable storage")
    func writable() async {
        #expect(await !AppHarness.opened { _ in [ExampleFeature("maps")] }.screen.contains("not be saved"))
    }
}
