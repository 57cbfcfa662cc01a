import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The keys of the bag", .leakChecks, .endsWhenStuck)
struct BagKeyTests {
    @Test("enter opens the selected product")
    func open() async throws {
        let harness = try await ShopHarness.showing()
        await harness.openBag(of: [.hat, .jacket])
        harness.press(.down, .enter)
        try await harness.answerProduct(.success(.jacket))
        #expect(harness.title == "Field Jacket")
    }

    @Test("c empties the bag after a confirmation")
    func clear() async throws {
        let harness = try await ShopHarness.showing()
        await harness.openBag(of: [.jacket])
        harness.type("c")
        #expect(
            harness.wholePrompt
                == "Clear bag: Are you sure you want to remove everything from the bag? [Clear bag] [Cancel]")
        await harness.press(storing: .escape)
        #expect(harness.bagStore.value.count == 3)
        harness.type("c")
        await harness.press(storing: .left, .enter)
        #expect(harness.screen.contains("Your bag is empty"))
    }
}
