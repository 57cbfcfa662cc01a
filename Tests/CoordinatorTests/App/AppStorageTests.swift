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

extension AppStorageTests {
    @Test("that fails while the app ends is told afterwards; a failure that was answered is not told again")
    func lossAtEnd() async {
        let app = await AppHarness.opened()
        app.bookmarksStore.failure = .locked(path: "/x")
        app.press(.character("b"))
        await app.coordinator.finishSaving()
        #expect(app.coordinator.lossAtEnd?.hasPrefix("The last change could not be saved. The database /x") == true)

        let list = await AppHarness.opened(.list)
        list.lists.failure = .locked
        list.press(.character("d"))
        await list.coordinator.finishSaving()
        #expect(list.coordinator.lossAtEnd?.hasPrefix("The last change could not be saved. The database") == true)

        let other = await AppHarness.opened()
        other.bookmarksStore.failure = .locked(path: "/x")
        await other.type(settling: "b")
        await other.press(settling: .escape)
        await other.coordinator.finishSaving()
        #expect(other.coordinator.lossAtEnd == nil)
    }
}
