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
    @Test("from users to sign up")
    func everyTab() async throws {
        let app = try await AppHarness.opened()
        await app.press(settling: .enter)
        #expect(app.route == .userDetail)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.photos)
        await app.press(settling: .enter)
        #expect(app.route == .photoDetail)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.lists)
        await app.type(settling: "nGroceries")
        await app.press(settling: .enter, .enter)
        #expect(app.route == .list)
        await app.type(settling: "nMilk")
        await app.press(settling: .enter)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.shop)
        await app.press(settling: .enter)
        #expect(app.route == .product)
        await app.press(settling: .enter)
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.feed)
        await app.press(settling: .down)
        await app.type(settling: "l")
        expectSnapshot(of: app.frame, as: .screen)

        await app.open(.more)
        await app.press(settling: .down, .enter)
        #expect(app.route == .signUp)
        await app.type(settling: "Ada")
        await app.press(settling: .tab)
        expectSnapshot(of: app.frame, as: .screen)
    }
}
