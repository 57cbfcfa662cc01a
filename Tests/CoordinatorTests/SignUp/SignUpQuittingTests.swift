import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@testable import Coordinator

@MainActor
@Suite("Quitting with a half-filled sign-up form", .leakChecks, .endsWhenStuck)
struct SignUpQuittingTests {
    private static let question = "What you have entered in the sign-up form will be lost."
    private let maps = ExampleFeature("maps")

    /// Returns an app whose form is the first tab, because there is no tab More.
    private func opened() async -> AppHarness<AppCoordinator> {
        await AppHarness.opened {
            [
                SignUpFeature(service: AnsweringSignUpService(), $0), maps,
                ExampleFeature("gear", .inFront(key: .character(","), action: "gear")),
            ]
        }
    }

    @Test("asks, even if the form is hidden; what was entered stays", arguments: [Key.control("c"), .character("q")])
    func asks(key: Key) async {
        let app = await opened()
        await app.type(settling: "Ada")
        app.select(Route("maps"))
        await app.press(settling: key)
        #expect(app.prompt == Self.question && app.title == "Maps")
        await app.press(settling: .enter)
        #expect(app.prompt == nil && app.host.calls.isEmpty)
        app.select(.signUp)
        #expect(app.screen.contains("Name      Ada"))
        await app.press(settling: .control("c"), .control("c"))
        #expect(app.host.calls == [.quit])
    }

    @Test("asks while a screen of another feature stands in front of the form")
    func behind() async {
        let app = await opened()
        await app.type(settling: "Ada")
        app.select(Route("maps"))
        await app.press(settling: .character(","), .character("q"))
        #expect(app.prompt == Self.question && app.title == "Gear")
    }

    @Test("does not ask about a blank form, nor about one that was sent")
    func nothingToLose() async throws {
        let blank = await opened()
        await blank.press(settling: .tab, .control("c"))
        #expect(blank.host.calls == [.quit])

        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        #expect(harness.shell.front?.unsavedChanges == [Self.question])
        try await harness.answer(.success(()))
        harness.press(.control("c"))
        #expect(harness.host.calls == [.quit] && harness.prompt == nil)
    }

    @Test("is not the same as changing tabs, which keeps the form and does not ask")
    func tabs() async throws {
        let app = await opened()
        await app.type(settling: "Ada")
        await app.press(settling: .tab)
        await app.type(settling: "ada@")
        let form = app.screen
        let tabs = try #require(form.split(separator: "\n").first)
        let maps = try #require(tabs.firstRange(of: "Maps")).lowerBound
        let signUp = try #require(tabs.firstRange(of: SignUpWords.title)).lowerBound
        await app.press(settling: .click(Point(x: tabs.distance(from: tabs.startIndex, to: maps), y: 0)))
        #expect(app.title == "Maps" && app.prompt == nil)
        await app.press(settling: .click(Point(x: tabs.distance(from: tabs.startIndex, to: signUp), y: 0)))
        #expect(app.screen == form && app.prompt == nil)
    }
}
