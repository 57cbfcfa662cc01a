import Coordinator
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("Every tab", .leakChecks, .endsWhenStuck, .snapshots())
struct EveryTabFlowTests {
    @Test("from Users to Sign Up")
    func everyTab() async throws {
        let app = try await AppHarness.opened()
        await app.press(settling: .enter)
        #expect(app.title == "Орися Кравець")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.photos)
        await app.press(settling: .enter)
        #expect(app.title == "Noor Lindqvist")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.lists)
        await app.type(settling: "nGroceries")
        await app.press(settling: .enter, .enter)
        #expect(app.title == "Groceries")
        await app.type(settling: "nMilk")
        await app.press(settling: .enter)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.shop)
        await app.press(settling: .enter)
        #expect(app.title == "Linen Shirt")
        await app.press(settling: .enter)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.feed)
        await app.press(settling: .down)
        await app.type(settling: "l")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.more)
        await app.press(settling: .down, .enter)
        #expect(app.title == "Sign Up")
        await app.type(settling: "Ada")
        await app.press(settling: .tab)
        expectSnapshot(of: app.frame, as: .screen)
    }
}
