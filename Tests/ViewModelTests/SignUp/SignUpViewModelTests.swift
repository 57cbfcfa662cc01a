import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the sign-up screen", .leakChecks)
struct SignUpViewModelTests {
    private let mock = trackForLeaks(SignUpMock())

    @Test("has a field for each text, and a switch")
    func fields() {
        let viewModel = makeViewModel(.none)
        #expect(viewModel.fields.map(\.title) == ["Name", "E-mail", "Nickname", "Age", "Country"])
        #expect(
            viewModel.fields.map(\.prompt) == [
                "first and last name", "such as you@example.com", "letters, digits, . _ -", "in years",
                "name, or first 3 letters",
            ])
        #expect(viewModel.termsTitle == "I accept the terms")
    }

    @Test(
        "names its button after what it does now",
        arguments: [
            (.none, "Sign up", "sign up"), (.loading(nil), "Signing up", nil),
            (.error(.nicknameTaken("ada"), nil), "Sign up", "sign up"),
            (.error(.unavailable(.httpError(503)), nil), "Try again", "try again"),
        ] as [(LoadableModel<SignUp, SignUpError>, String, String?)])
    func button(model: LoadableModel<SignUp, SignUpError>, title: String, action: String?) {
        #expect(makeViewModel(model).buttonTitle == title)
        #expect(makeViewModel(model).buttonAction == action)
        #expect(makeViewModel(model).isSubmitting == model.isLoading)
        #expect(makeViewModel(model).welcome == nil)
    }

    @Test("welcomes a person who has signed up")
    func success() {
        let viewModel = makeViewModel(.some(.sample))
        #expect(viewModel.welcome?.title == "Welcome, Ada Lovelace")
        #expect(viewModel.welcome?.subtitle == "You are signed up as ada.lovelace")
        #expect(!viewModel.isSubmitting && viewModel.problem(on: .sample) == nil)
    }

    @Test("submits correct entries, and no others")
    func submission() {
        let viewModel = makeViewModel(.none)
        viewModel.submit(SignUpEntries(SignUpForm()))
        #expect(mock.submitted == [])
        viewModel.submit(.sample)
        #expect(mock.submitted == [.sample])
    }

    @Test("blames a refused nickname on its field while the field holds it, and does not submit it again")
    func taken() {
        let viewModel = makeViewModel(.error(.nicknameTaken("ada.lovelace"), nil))
        for entries in [.sample, .sample("ada.lovelace ", at: 2)] as [SignUpEntries] {
            #expect(viewModel.notes(on: entries)[2].problem == "Choose another nickname: this one is taken")
            #expect(viewModel.firstProblem(in: entries) == 2)
            #expect(viewModel.problem(on: entries) == nil)
            viewModel.submit(entries)
        }
        #expect(mock.submitted == [])
    }

    @Test("names the refused nickname once its field holds another", arguments: ["ada.king", "ad", ""])
    func takenMeanwhile(nickname: String) {
        let viewModel = makeViewModel(.error(.nicknameTaken("ada.lovelace"), nil))
        #expect(
            viewModel.problem(on: .sample(nickname, at: 2))
                == "The nickname “ada.lovelace” is taken. Choose another one.")
        #expect((viewModel.firstProblem(in: .sample(nickname, at: 2)) == nil) == (nickname == "ada.king"))
    }

    @Test("says why the service could not be asked, and submits the same entries again")
    func retry() {
        let viewModel = makeViewModel(.error(.unavailable(.httpError(503)), nil))
        #expect(viewModel.problem(on: .sample) == "Sign-up failed: HTTP error with status code: 503. Wait a while.")
        #expect(viewModel.firstProblem(in: .sample) == nil)
        viewModel.submit(.sample)
        #expect(mock.submitted == [.sample])
    }

    @Test("asks before the form is discarded, and says what will be lost")
    func question() {
        let question = makeViewModel(.none).questionBeforeLeaving
        #expect(question.title == "Leave Sign Up" && question.message == "What you have entered will be lost.")
    }

    @Test(
        "says what is lost if the app quits: what was entered, until the sign-up has succeeded",
        arguments: [
            (.none, ["", "", "", "", ""], false, false), (.none, ["", "a"], false, true), (.none, [""], true, true),
            (.loading(nil), ["a"], false, true), (.error(.nicknameTaken("ada"), nil), ["a"], false, true),
            (.some(.sample), ["a"], true, false),
        ] as [(LoadableModel<SignUp, SignUpError>, [String], Bool, Bool)])
    func unsaved(model: LoadableModel<SignUp, SignUpError>, texts: [String], acceptsTerms: Bool, isLost: Bool) {
        let entries = SignUpEntries(texts: texts, acceptsTerms: acceptsTerms)
        let lost = "What you have entered in the sign-up form will be lost."
        #expect(makeViewModel(model).unsavedChanges(in: entries) == (isLost ? lost : nil))
    }

    @Test("closes the screen once for each time that it is asked to")
    func closing() {
        makeViewModel(.none).close()
        #expect(mock.closeCount == 1)
    }

    @Test(
        "shows these words beside those of its fields",
        arguments: [
            (SignUpWords.title, "Sign Up"), (SignUpWords.done, "Done"), (SignUpWords.leave, "Leave"),
            (SignUpWords.stay, "Stay"), (SignUpWords.accept(isAccepted: false), "accept"),
            (SignUpWords.accept(isAccepted: true), "decline"),
            (SignUpWords.nextField(isAtEnd: true), "first field"),
            (SignUpWords.nextField(isAtEnd: false), "next field"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }

    @Test("equals another of the same model and countries, whoever carries out its actions")
    func equality() {
        #expect(makeViewModel(.none) == SignUpViewModel(model: .none, countries: .sample, nil, navigator: nil))
        #expect(makeViewModel(.none) != SignUpViewModel(model: .none, countries: Countries([]), nil, navigator: nil))
        #expect(makeViewModel(.none) != makeViewModel(.loading(nil)))
    }

    private func makeViewModel(_ model: LoadableModel<SignUp, SignUpError>) -> SignUpViewModel {
        SignUpViewModel(model: model, countries: .sample, mock, navigator: mock)
    }
}

/// Records the submissions, and that the screen is closed.
@MainActor
private final class SignUpMock: SignUpActions, SignUpNavigator {
    private(set) var submitted: [SignUp] = []
    private(set) var closeCount = 0

    func submit(_ signUp: SignUp) { submitted.append(signUp) }
    func close() { closeCount += 1 }
}
