import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Navigation between features", .leakChecks, .endsWhenStuck)
struct NavigationTests {
    @Test("A form keeps the typed text while another tab is visible")
    func otherTab() async throws {
        let app = try await AppHarness.opened(.signUp)
        await app.type(settling: "Ada")
        await app.open(.users)
        #expect(app.route == .users)
        app.select(.more)
        #expect(app.route == "more/sign-up" && app.screen.contains("▸ Name      Ada"))
    }

    @Test("When the app ends, it reports the text lost in all open forms, unless the user agreed to lose it")
    func forms() async throws {
        let app = try await AppHarness.opened(.signUp)
        #expect(app.coordinator.textLossAtEnd == nil)
        await app.type(settling: "Ada")
        await app.open(.lists)
        await app.type(settling: "nTea")
        let loss = """
            The app ended without your answer to this: The new list “Tea” will be lost. What you have entered in the \
            sign-up form will be lost.
            """
        #expect(app.coordinator.textLossAtEnd == loss)
        await app.press(settling: .control("c"))
        #expect(app.prompt != nil && app.coordinator.textLossAtEnd == loss)
        await app.press(settling: .control("c"))
        #expect(app.prompt == nil && app.coordinator.textLossAtEnd == loss)
        await app.press(settling: .control("c"), .left, .enter)
        #expect(app.coordinator.textLossAtEnd == nil && app.host.calls == [.quit, .quit])
    }
}
