import Interactor
import Model
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
        expectScreen(SignUpStage().draw(size))
    }

    @Test("while a country is being typed", arguments: ScreenSize.allCases)
    func country(size: ScreenSize) {
        let stage = SignUpStage()
        stage.type("Ada Lovelace")
        stage.press(.pageDown, .up, .up)
        stage.type("united")
        expectScreen(stage.draw(size))
    }

    @Test("when nothing was entered, and submitted", arguments: ScreenSize.allCases)
    func problems(size: ScreenSize) {
        let stage = SignUpStage()
        stage.press(.pageDown, .enter)
        expectScreen(stage.draw(size))
    }

    @Test("with all that can be wrong, and long", arguments: ScreenSize.allCases)
    func wrong(size: ScreenSize) {
        let stage = SignUpStage.filledIn(
            SignUpForm(
                name: "山田 太郎 " + String(repeating: "漢字", count: 40),
                email: "ada.lovelace@very.long.mail.server@example",
                nickname: "👩‍🔬", age: "٩٩٩٩", country: "The Republic of Letters", acceptsTerms: false))
        stage.press(.enter)
        expectScreen(stage.draw(size))
    }

    @Test("filled in", arguments: ScreenSize.allCases)
    func filledIn(size: ScreenSize) {
        expectScreen(SignUpStage.filledIn().draw(size))
    }

    @Test("while it is submitted", arguments: ScreenSize.allCases)
    func submitting(size: ScreenSize) async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter)
        expectScreen(stage.draw(size))
        try await stage.answer(.success(()))
    }

    @Test("when the nickname is taken", arguments: ScreenSize.allCases)
    func taken(size: ScreenSize) async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter)
        try await stage.answer(.failure(.nicknameTaken("ada.lovelace")))
        expectScreen(stage.draw(size))
    }

    @Test("when the service did not answer", arguments: ScreenSize.allCases)
    func unavailable(size: ScreenSize) async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter)
        try await stage.answer(.failure(.unavailable(reason: "Network error: The connection was refused")))
        expectScreen(stage.draw(size))
    }

    @Test("to who has signed up", arguments: ScreenSize.allCases)
    func welcome(size: ScreenSize) async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter)
        try await stage.answer(.success(()))
        expectScreen(stage.draw(size))
    }

    @Test("to who leaves what was entered", arguments: ScreenSize.allCases)
    func leaving(size: ScreenSize) {
        let stage = SignUpStage.filledIn()
        stage.press(.escape)
        expectScreen(stage.draw(size))
    }

    @Test("scrolled to the field that has the focus", arguments: 0..<7)
    func scrolled(focus: Int) {
        let stage = SignUpStage.filledIn()
        for _ in 0...focus { stage.press(.tab) }
        expectSnapshot(of: stage.draw(Size(width: 40, height: 10)), as: .screen)
    }

    @Test("in its colours")
    func styled() {
        let stage = SignUpStage()
        stage.press(.pageDown, .enter)
        expectSnapshot(of: stage.draw(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() {
        expectSnapshot(of: SignUpStage.filledIn().draw(symbols: .ascii), as: .screen)
    }
}
