import Coordinator
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("The storage of the app", .leakChecks, .endsWhenStuck)
struct AppStorageTests {
    private let notice = "Stored data can be read but not written: changes will not be saved"

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
