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
@Suite("A submitted sign-up form", .leakChecks)
struct SignUpSubmissionTests {
    @Test("hands on what it holds, also when it tries again after an alert")
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

    @Test("keeps its entries, focus and cursor when the answer comes")
    func entries() {
        let view = SignUpView.submitted(.loading(nil))
        view.press(.backtab, .backtab, .left)
        view.configure(with: .unavailable)
        view.type("!")
        for text in ["Ada Lovelace", "ada@example.com", "ada.lovelace", "36", "United Kingdo!m", "[x] I accept"] {
            #expect(view.text.contains(text))
        }
    }

    @Test("moves the focus to the refused field, unless it has been moved meanwhile", arguments: [true, false])
    func refused(stays: Bool) {
        let view = SignUpView.submitted(.loading(nil))
        if !stays { view.press(.tab) }
        view.configure(with: .error(.nicknameTaken("ada.lovelace"), nil))
        #expect(view.focusedLine == (stays ? "Nickname ada.lovelace" : "Name Ada Lovelace"))
        #expect(view.text.contains("this one is taken"))
    }

    @Test("drops the alert of a failure once it is submitted again, and each prompt once it has succeeded")
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

    @Test("is closed by enter and space after a success", arguments: [Key.enter, .space])
    func welcome(key: Key) {
        let mock = trackForLeaks(SignUpMock())
        let view = SignUpView.submitted(.loading(nil), .some(.sample), mock: mock)
        #expect(view.keyHints.map(\.action) == ["done"] && !view.isEditingText && !view.handle(.tab))
        view.press(key)
        #expect(mock.closeCount == 1)
    }
}
