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
        #expect(app.route == "users/orysya.kravets%40example.com_brownfrog445")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open("photos")
        await app.press(settling: .enter)
        #expect(app.route == "photos/m5MslfY5ubi")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open("lists")
        await app.type(settling: "nGroceries")
        await app.press(settling: .enter, .enter)
        #expect(app.route == "lists/00000000-0000-4000-8000-000000000001")
        await app.type(settling: "nMilk")
        await app.press(settling: .enter)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open("shop")
        await app.press(settling: .enter)
        #expect(app.route == "shop/linen-shirt")
        await app.press(settling: .enter)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open("feed")
        await app.press(settling: .down)
        await app.type(settling: "l")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open("more")
        await app.press(settling: .down, .enter)
        #expect(app.route == "more/sign-up")
        await app.type(settling: "Ada")
        await app.press(settling: .tab)
        expectSnapshot(of: app.frame, as: .screen)
    }
}
