import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The sign-up form's view", .leakChecks)
struct SignUpViewTests {
    @Test("keeps the text of each field, whatever is in sight")
    func scrolling() {
        let view = SignUpView.filledIn()
        let small = Size(width: 40, height: 6)
        for _ in 0..<3 {
            for _ in 0..<7 {
                view.press(.tab)
                view.draw(small)
            }
        }
        for text in ["Ada Lovelace", "ada@example.com", "ada.lovelace", "36", "United Kingdom", "[x]"] {
            #expect(view.text.contains(text))
        }
    }

    @Test("keeps the text of a field that was out of sight")
    func outOfSight() {
        let view = SignUpView.blank()
        let small = Size(width: 40, height: 5)
        view.type("Ada")
        view.press(.pageDown)
        #expect(!view.draw(small).grid.plainText.contains("Name"))
        view.press(.pageUp)
        #expect(view.draw(small).grid.plainText.contains("Name      Ada"))
    }

    @Test(
        "keeps the focus and the cursor in sight, however low the terminal is",
        arguments: SlowTests.areEnabled ? Array(4...18) : [4, 7, 18])
    func focusInSight(height: Int) {
        let view = SignUpView.blank()
        for step in 0..<14 {
            let frame = view.draw(Size(width: 30, height: height))
            #expect(frame.grid.plainText.contains("▸"))
            #expect((frame.report.cursor == nil) == (step % 7 > 4))
            view.press(.tab)
        }
    }

    @Test("keeps the focus in sight after the terminal has become smaller")
    func resizing() {
        let view = SignUpView.filledIn()
        view.draw(ScreenSize.large.size)
        #expect(view.draw(Size(width: 40, height: 5)).grid.plainText.contains("▸ [ Sign up ]"))
    }

    @Test("shows the problem of a field once it has been filled in, and every problem once the form is submitted")
    func notes() {
        let view = SignUpView.blank()
        view.press(.tab)
        view.type("ada")
        #expect(!view.text.contains("needs an @") && !view.text.contains("Enter your name"))
        view.press(.tab)
        #expect(view.text.contains("needs an @") && !view.text.contains("Enter your name"))
        view.press(.backtab)
        view.type("@example.com")
        #expect(!view.text.contains("needs an @"))
        view.press(.pageDown, .enter)
        #expect(view.text.contains("Enter your name") && view.text.contains("Accept the terms"))
        #expect(view.focusedLine == "Name first and last name")
        view.type("Ada")
        #expect(!view.text.contains("Enter your name"))
    }

    @Test("drops the alert of a failure once the form is submitted again, and each prompt once it has succeeded")
    func outdatedPrompts() {
        let failed = LoadableModel<SignUp, SignUpError>.error(.unavailable(.httpError(503)), nil)
        let view = SignUpView.submitted(.loading(nil), failed)
        #expect(!view.prompts.isEmpty)
        configure(view, with: failed)
        #expect(!view.prompts.isEmpty)
        configure(view, with: .loading(nil))
        #expect(view.prompts.isEmpty)
        view.press(.escape)
        #expect(!view.prompts.isEmpty)
        configure(view, with: .some(.sample))
        #expect(view.prompts.isEmpty)
    }

    private func configure(_ view: SignUpView, with model: LoadableModel<SignUp, SignUpError>) {
        view.configure(with: SignUpViewModel(model: model, countries: .sample, nil, navigator: nil))
    }

    @Test("moves the focus to the first problem, and submits nothing", arguments: 0..<6)
    func firstProblem(index: Int) {
        let interactor = trackForLeaks(SignUpInteractor(service: AnsweringSignUpService(), work: Work()))
        let view = SignUpView.filledIn(.sample, interactor)
        for _ in index..<6 { view.press(.backtab) }
        if index < 5 { view.press(.control("u")) } else { view.press(.space) }
        view.press(.pageDown, .enter)
        let titles = ["Name", "E-mail", "Nickname", "Age", "Country", "[ ] I"]
        #expect(view.focusedLine?.hasPrefix(titles[index]) == true)
        #expect(interactor.model == .none)
    }
}
