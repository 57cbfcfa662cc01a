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

    @Test("The sign-up's view model has a field for each text, and a switch")
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
        "The sign-up button's title names its current action",
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

    @Test("The sign-up's view model welcomes a person who has signed up")
    func success() {
        let viewModel = makeViewModel(.some(.sample))
        #expect(viewModel.welcome?.title == "Welcome, Ada Lovelace")
        #expect(viewModel.welcome?.subtitle == "You are signed up as ada.lovelace")
        #expect(!viewModel.isSubmitting && viewModel.problem(on: .sample) == nil)
    }

    @Test("The sign-up's view model submits correct entries, and no others")
    func submission() {
        let viewModel = makeViewModel(.none)
        viewModel.submit(SignUpEntries(SignUpForm()))
        #expect(mock.submitted == [])
        viewModel.submit(.sample)
        #expect(mock.submitted == [.sample])
    }

    @Test("A refused nickname gets a note while the field still holds it, and is not submitted again")
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

    @Test("The sign-up names the refused nickname if the field no longer holds it", arguments: ["ada.king", "ad", ""])
    func takenMeanwhile(nickname: String) {
        let viewModel = makeViewModel(.error(.nicknameTaken("ada.lovelace"), nil))
        #expect(
            viewModel.problem(on: .sample(nickname, at: 2))
                == "The nickname “ada.lovelace” is taken. Choose another one.")
        #expect((viewModel.firstProblem(in: .sample(nickname, at: 2)) == nil) == (nickname == "ada.king"))
    }

    @Test("The sign-up's view model says why the service was unavailable, and can submit the same entries again")
    func retry() {
        let viewModel = makeViewModel(.error(.unavailable(.httpError(503)), nil))
        #expect(viewModel.problem(on: .sample) == "Sign-up failed: HTTP error with status code: 503. Wait a while.")
        #expect(viewModel.firstProblem(in: .sample) == nil)
        viewModel.submit(.sample)
        #expect(mock.submitted == [.sample])
    }

    @Test("Before the sign-up form is discarded, a question says that the entries will be lost")
    func question() {
        let question = makeViewModel(.none).questionBeforeLeaving
        #expect(question.title == "Leave Sign Up" && question.message == "What you have entered will be lost.")
    }

    @Test(
        "The sign-up warns that quitting loses the entries, until the sign-up has succeeded",
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

    @Test("Each call of close closes the sign-up screen once")
    func closing() {
        makeViewModel(.none).close()
        #expect(mock.closeCount == 1)
    }

    @Test(
        "The texts on the sign-up screen are the expected ones",
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

    @Test("Two sign-up view models of equal models and countries are equal, whatever their handlers")
    func equality() {
        #expect(makeViewModel(.none) == SignUpViewModel(model: .none, countries: .sample, nil, navigator: nil))
        #expect(makeViewModel(.none) != SignUpViewModel(model: .none, countries: Countries([]), nil, navigator: nil))
        #expect(makeViewModel(.none) != makeViewModel(.loading(nil)))
    }

    private func makeViewModel(_ model: LoadableModel<SignUp, SignUpError>) -> SignUpViewModel {
        SignUpViewModel(model: model, countries: .sample, mock, navigator: mock)
    }
}

/// Records the submissions, and counts the calls that close the screen.
@MainActor
private final class SignUpMock: SignUpActions, SignUpNavigator {
    private(set) var submitted: [SignUp] = []
    private(set) var closeCount = 0

    func submit(_ signUp: SignUp) { submitted.append(signUp) }
    func close() { closeCount += 1 }
}
