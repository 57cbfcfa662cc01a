import Interactor
import Model
import Shell
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("Signing up looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct SignUpSnapshots {
    @Test("before anything was entered", arguments: ScreenSize.allCases)
    func blank(size: ScreenSize) {
        expectScreen(SignUpHarness().drawScreen(size))
    }

    @Test("while a country is being typed", arguments: ScreenSize.allCases)
    func country(size: ScreenSize) {
        let harness = SignUpHarness()
        harness.type("Ada Lovelace")
        harness.press(.pageDown, .up, .up)
        harness.type("united")
        expectScreen(harness.drawScreen(size))
    }

    @Test("when nothing was entered, and submitted", arguments: ScreenSize.allCases)
    func problems(size: ScreenSize) {
        let harness = SignUpHarness()
        harness.press(.pageDown, .enter)
        expectScreen(harness.drawScreen(size))
    }

    @Test("with all that can be wrong, and long", arguments: ScreenSize.allCases)
    func wrong(size: ScreenSize) {
        let harness = SignUpHarness.filledIn(
            SignUpForm(
                name: "山田 太郎 " + String(repeating: "漢字", count: 40),
                email: "ada.lovelace@very.long.mail.server@example",
                nickname: "👩‍🔬", age: "٩٩٩٩", country: "The Republic of Letters", acceptsTerms: false))
        harness.press(.enter)
        expectScreen(harness.drawScreen(size))
    }

    @Test("filled in", arguments: ScreenSize.allCases)
    func filledIn(size: ScreenSize) {
        expectScreen(SignUpHarness.filledIn().drawScreen(size))
    }

    @Test("while it is submitted", arguments: ScreenSize.allCases)
    func submitting(size: ScreenSize) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        expectScreen(harness.drawScreen(size))
        try await harness.answer(.success(()))
    }

    @Test("when the nickname is taken", arguments: ScreenSize.allCases)
    func taken(size: ScreenSize) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.failure(.nicknameTaken("ada.lovelace")))
        expectScreen(harness.drawScreen(size))
    }

    @Test("when the service did not answer", arguments: ScreenSize.allCases)
    func unavailable(size: ScreenSize) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.failure(.unavailable(reason: "Network error: The connection was refused")))
        expectScreen(harness.drawScreen(size))
    }

    @Test("to who has signed up", arguments: ScreenSize.allCases)
    func welcome(size: ScreenSize) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.success(()))
        expectScreen(harness.drawScreen(size))
    }

    @Test("scrolled to the field that has the focus", arguments: 0..<7)
    func scrolled(focus: Int) {
        let harness = SignUpHarness.filledIn()
        for _ in 0...focus { harness.press(.tab) }
        expectSnapshot(of: harness.drawScreen(in: Size(width: 40, height: 8)), as: .screen)
    }

    @Test("in its colours")
    func styled() {
        let harness = SignUpHarness()
        harness.press(.pageDown, .enter)
        expectSnapshot(of: harness.drawScreen(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() {
        expectSnapshot(of: SignUpHarness.filledIn().drawScreen(symbols: .ascii), as: .screen)
    }
}
