import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The storage of the app", .leakChecks, .endsWhenStuck)
struct AppStorageTests {
    private let notice = "You can read your data, but changes cannot be saved now"

    @Test("that cannot be written is told once, when the app starts")
    func refusal() async {
        let app = AppHarness(storage: DataStorageStub(refusal: .noWritePermission(path: "/x/strata.sqlite")))
        await app.start()
        #expect(app.screen.contains(notice) && app.prompt == nil)
        await app.press(settling: .escape)
        #expect(!app.screen.contains(notice))
        await app.press(settling: .tab, .backtab)
        #expect(!app.screen.contains(notice))
    }

    @Test("is not mentioned while all is well")
    func writable() async {
        #expect(await !AppHarness.opened().screen.contains("not be saved"))
    }
}
