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
    @Test("goes with the page, which escape closes at once")
    func dismissal() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        await harness.press(storing: .enter)
        #expect(harness.screen.contains("Successfully added product!"))
        #expect(harness.keyBar.contains("esc back"))
        harness.press(.escape)
        #expect(harness.shell.toasts.message == nil && harness.title == "Shop")
    }

    @Test("times out")
    func timeout() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        await harness.press(storing: .enter)
        await harness.clock.nextSleep()
        let toasts = harness.shell.toasts
        await withCheckedContinuation { changed in
            toasts.didChange = { changed.resume() }
            harness.clock.advance(by: Toasts.duration)
        }
        toasts.didChange = nil
        #expect(toasts.message == nil && harness.screen.contains("Added to bag"))
    }

    @Test("comes only when the variant is stored; until then keys wait, and a failure is told in its place")
    func failure() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        harness.bagStore.failure = .locked(path: "/data/strata.sqlite")
        harness.press(.enter)
        #expect(harness.shell.toasts.message == nil && harness.shell.front?.storing != nil)
        harness.press(.down)
        await harness.settle()
        #expect(harness.prompt?.hasPrefix("Not saved: your latest change to the bag.") == true)
        #expect(harness.shell.toasts.message == nil && !harness.screen.contains("Added to bag"))
        harness.bagStore.failure = nil
        await harness.press(storing: .enter)
        #expect(harness.shell.toasts.message == "Successfully added product!")
        #expect(harness.title == "Field Jacket" && harness.selectedRow?.contains("€149.00") == true)
        #expect(harness.bagStore.value.items.map(\.id) == ["jacket-olive-s"])
    }

    @Test("comes again with each variant")
    func again() async throws {
        let harness = try await ShopHarness.showing(.jacket)
        await harness.press(storing: .enter, .down, .enter)
        #expect(harness.shell.toasts.message == "Successfully added product!")
        #expect(harness.bagStore.value.count == 2)
    }
}
