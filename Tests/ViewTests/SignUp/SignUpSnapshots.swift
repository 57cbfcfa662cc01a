import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots
import View

@MainActor
@Suite("Snapshots of the sign-up screen", .leakChecks, .snapshots())
struct SignUpSnapshots {
    @Test("The blank sign-up form", arguments: ScreenSize.allCases)
    func blank(size: ScreenSize) {
        expectScreen(SignUpView.blank().draw(size.size))
    }

    @Test("The sign-up form while a country is typed", arguments: ScreenSize.allCases)
    func country(size: ScreenSize) {
        let view = SignUpView.blank(countries: Countries(locale: Locale(identifier: "en_GB")))
        view.type("Ada Lovelace")
        view.press(.pageDown, .up, .up)
        view.type("united")
        expectScreen(view.draw(size.size))
    }

    @Test("The sign-up form after an empty submission", arguments: ScreenSize.allCases)
    func problems(size: ScreenSize) {
        let view = SignUpView.blank()
        view.press(.pageDown, .enter)
        expectScreen(view.draw(size.size))
    }

    @Test("The sign-up form with a long problem in every field", arguments: ScreenSize.allCases)
    func wrong(size: ScreenSize) {
        let view = SignUpView.filledIn(
            SignUpForm(
                name: "山田 太郎 " + String(repeating: "漢字", count: 40),
                email: "ada.lovelace@very.long.mail.server@example",
                nickname: "👩‍🔬", age: "٩٩٩٩", country: "The Republic of Letters", acceptsTerms: false))
        view.press(.enter)
        expectScreen(view.draw(size.size))
    }

    @Test("The completed sign-up form", arguments: ScreenSize.allCases)
    func filledIn(size: ScreenSize) {
        expectScreen(SignUpView.filledIn().draw(size.size))
    }

    @Test("The sign-up form while it is submitted", arguments: ScreenSize.allCases)
    func submitting(size: ScreenSize) {
        expectScreen(SignUpView.submitted(.loading(nil)).draw(size.size))
    }

    @Test("The sign-up form with a taken nickname", arguments: ScreenSize.allCases)
    func taken(size: ScreenSize) {
        let view = SignUpView.submitted(.loading(nil), .error(.nicknameTaken("ada.lovelace"), nil))
        expectScreen(view.draw(size.size))
    }

    @Test("The sign-up form after the service failed", arguments: ScreenSize.allCases)
    func unavailable(size: ScreenSize) {
        expectScreen(SignUpView.submitted(.loading(nil), .unavailable).draw(size.size))
    }

    @Test("The sign-up screen after a successful sign-up", arguments: ScreenSize.allCases)
    func welcome(size: ScreenSize) {
        expectScreen(SignUpView.submitted(.loading(nil), .some(.sample)).draw(size.size))
    }

    @Test("The sign-up form scrolled to the focused line", arguments: 0..<7)
    func scrolled(focus: Int) {
        let view = SignUpView.filledIn()
        for _ in 0...focus { view.press(.tab) }
        expectSnapshot(of: view.draw(Size(width: 40, height: 8)), as: .screen)
    }

    @Test("The sign-up form with its text styles")
    func styled() {
        let view = SignUpView.blank()
        view.press(.pageDown, .enter)
        let frame = Frame(screen: view, size: ScreenSize.standard.size, appearance: Appearance())
        expectSnapshot(of: frame, as: .styled)
    }

    @Test("The sign-up form in ASCII")
    func ascii() {
        let ascii = Appearance(symbols: .ascii, usesColor: false)
        let frame = Frame(screen: SignUpView.filledIn(), size: ScreenSize.standard.size, appearance: ascii)
        expectSnapshot(of: frame, as: .screen)
    }
}
