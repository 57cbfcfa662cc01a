import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A link that would close a half-filled sign-up form", .leakChecks, .endsWhenStuck)
struct SignUpLinkTests {
    private static let question = "What you have entered in the sign-up form will be lost."

    /// Returns an app that shows the form on the More tab's stack, after a name was typed into the form.
    private func opened() async -> AppHarness<AppCoordinator> {
        let app = await AppHarness.opened(.signUp) {
            [ExampleFeature("maps"), ExampleFeature("more"), SignUpFeature(service: ManualSignUpService(), $0)]
        }
        await app.type(settling: "Ada")
        return app
    }

    @Test("A link that would close a half-filled sign-up form asks first, and the answer keeps or closes the form")
    func asks() async {
        let app = await opened()
        await app.open(Route("more", "trips"))
        #expect(app.prompt == Self.question && app.screen.contains("╔═ Open Link ═"))
        await app.press(settling: .enter)
        #expect(app.prompt == nil && app.screen.contains("Name      Ada"))
        await app.open(Route("more", "trips"))
        await app.press(settling: .left, .enter)
        #expect(app.prompt == nil && app.route == Route("more", "trips"))
        await app.press(settling: .escape)
        #expect(app.route == .more)
    }

    @Test("A link that leaves a half-filled sign-up form open asks nothing")
    func otherTab() async {
        let app = await opened()
        await app.open(Route("maps", "spain"))
        #expect(app.route == Route("maps", "spain") && app.prompt == nil)
        app.select(.more)
        #expect(app.screen.contains("Name      Ada"))
    }

    @Test("If a link asks whether to close the form, opening another link removes the question")
    func givenUp() async {
        let app = await opened()
        await app.open(Route("more", "trips"))
        await app.open(Route("maps", "spain"))
        #expect(app.prompt == nil && app.route == Route("maps", "spain"))
    }

    @Test("If the form becomes empty while a link asks whether to close the form, the link opens")
    func nothingLeft() async {
        let app = await opened()
        await app.open(Route("more", "trips"))
        let form = app.coordinator.shell.front
        for _ in 0..<3 { _ = form?.handle(.backspace) }
        #expect(!app.screen.contains("Open Link") && app.prompt == nil)
        await app.settle()
        #expect(app.route == Route("more", "trips"))
    }
}
