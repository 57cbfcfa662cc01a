import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The sign-up form's view", .leakChecks)
struct SignUpViewTests {
    @Test(
        "The sign-up form keeps the focus and the cursor visible, however short the terminal is",
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

    @Test("The sign-up form shows a field's problem when the field is filled in, and all problems on submission")
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

    @Test(
        "On submission, the sign-up form moves the focus to the first problem, in a field or at the switch",
        arguments: [
            (.sample(name: "", age: ""), "Name"), (.sample(country: "", acceptsTerms: false), "Country"),
            (.sample(acceptsTerms: false), "[ ] I"),
        ] as [(SignUpForm, String)])
    func firstProblem(form: SignUpForm, title: String) {
        let view = SignUpView.filledIn(form)
        view.press(.enter)
        #expect(view.focusedLine?.hasPrefix(title) == true)
    }

    @Test("The sign-up form asks before it closes if it has an entry, but not if it is blank")
    func leaving() {
        let mock = trackForLeaks(SignUpMock())
        let view = SignUpView.blank(mock)
        #expect(!view.handle(.escape) && view.prompts.isEmpty && view.unsavedChanges.isEmpty)
        view.type("A")
        #expect(view.unsavedChanges == ["What you have entered in the sign-up form will be lost."])
        let harness = Harness(showing: view)
        harness.press(.escape)
        #expect(harness.wholePrompt == "Leave Sign Up: What you have entered will be lost. [Leave] [Stay]")
        harness.press(.enter)
        #expect(mock.closeCount == 0 && view.focusedLine == "Name A")
        harness.press(.escape, .left, .enter)
        #expect(mock.closeCount == 1)
    }

    @Test("The sign-up form submits its current entries, even when the user retries after an alert")
    func retry() {
        let mock = trackForLeaks(SignUpMock())
        let view = SignUpView.submitted(.loading(nil), mock: mock)
        view.press(.tab)
        view.type(" King")
        view.configure(with: .unavailable, mock)
        #expect(view.focusedLine == "Name Ada Lovelace King")
        let harness = Harness(showing: view)
        #expect(harness.wholePrompt?.hasPrefix("Error: Sign-up failed: ") == true)
        #expect(harness.wholePrompt?.hasSuffix(" [Try Again] [OK]") == true)
        harness.press(.enter)
        #expect(mock.submitted.map(\.name) == ["Ada Lovelace", "Ada Lovelace King"])
    }

    @Test("The sign-up form keeps its entries, focus and cursor when an answer arrives")
    func entries() {
        let view = SignUpView.submitted(.loading(nil))
        view.press(.backtab, .backtab, .left)
        view.configure(with: .unavailable)
        view.type("!")
        for text in ["Ada Lovelace", "ada@example.com", "ada.lovelace", "36", "United Kingdo!m", "[x] I accept"] {
            #expect(view.text.contains(text))
        }
    }

    @Test("A refused sign-up field gets the focus, unless the user has moved the focus", arguments: [true, false])
    func refused(stays: Bool) {
        let view = SignUpView.submitted(.loading(nil))
        if !stays { view.press(.tab) }
        view.configure(with: .error(.nicknameTaken("ada.lovelace"), nil))
        #expect(view.focusedLine == (stays ? "Nickname ada.lovelace" : "Name Ada Lovelace"))
        #expect(view.text.contains("this one is taken"))
    }

    @Test("Resubmitting the sign-up form removes a failure's alert, and a success removes any prompt")
    func outdatedPrompts() {
        let view = SignUpView.submitted(.loading(nil), .unavailable)
        #expect(!view.prompts.isEmpty)
        view.configure(with: .unavailable)
        #expect(!view.prompts.isEmpty)
        view.configure(with: .loading(nil))
        #expect(view.prompts.isEmpty)
        view.press(.escape)
        #expect(!view.prompts.isEmpty)
        view.configure(with: .some(.sample))
        #expect(view.prompts.isEmpty)
    }

    @Test("Enter and space close the sign-up form after a success", arguments: [Key.enter, .space])
    func welcome(key: Key) {
        let mock = trackForLeaks(SignUpMock())
        let view = SignUpView.submitted(.loading(nil), .some(.sample), mock: mock)
        #expect(view.keyHints.map(\.action) == ["done"] && !view.isEditingText && !view.handle(.tab))
        view.press(key)
        #expect(mock.closeCount == 1)
    }
}
