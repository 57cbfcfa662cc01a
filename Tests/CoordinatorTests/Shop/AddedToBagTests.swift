import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The toast after adding to the bag", .leakChecks, .endsWhenStuck)
struct AddedToBagTests {
    @Test("is dismissed by escape, which leaves the page open")
    func dismissal() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.press(.enter)
        #expect(harness.screen.contains("Successfully added product!"))
        harness.press(.escape)
        #expect(harness.shell.toasts.message == nil)
        #expect(harness.title == "Field Jacket" && harness.screen.contains("Added to bag"))
    }

    @Test("times out")
    func timeout() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.press(.enter)
        await harness.clock.nextSleep()
        let toasts = harness.shell.toasts
        await withCheckedContinuation { changed in
            toasts.didChange = { changed.resume() }
            harness.clock.advance(by: Toasts.duration)
        }
        toasts.didChange = nil
        #expect(toasts.message == nil && harness.screen.contains("Added to bag"))
    }

    @Test("comes again with each variant")
    func again() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.press(.enter, .escape, .down, .enter)
        #expect(harness.shell.toasts.message == "Successfully added product!")
        #expect(harness.bag.model.count == 2)
    }
}
