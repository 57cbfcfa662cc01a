import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

extension SignUpView {
    /// Returns a form without entries.
    ///
    /// - Parameter mock: Records the user's actions; nil ignores them.
    static func blank(
        _ mock: SignUpMock? = nil, countries: Countries = .sample, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let viewModel = SignUpViewModel(model: .none, countries: countries, mock, navigator: mock)
        return trackForLeaks(SignUpView(viewModel: viewModel), sourceLocation: sourceLocation)
    }

    /// Returns a form that is filled in with the entries of `form`, with the focus on the button.
    static func filledIn(
        _ form: SignUpForm = .sample, _ mock: SignUpMock? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let view = blank(mock, sourceLocation: sourceLocation)
        for text in [form.name, form.email, form.nickname, form.age, form.country] {
            view.type(text)
            view.press(.tab)
        }
        if form.acceptsTerms { view.press(.space) }
        view.press(.tab)
        return view
    }

    /// Returns a filled-in form that was submitted and has then shown each of `models` in turn.
    static func submitted(
        _ models: LoadableModel<SignUp, SignUpError>..., mock: SignUpMock? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let view = filledIn(.sample, mock, sourceLocation: sourceLocation)
        view.press(.enter)
        for model in models { view.configure(with: model, mock) }
        return view
    }

    /// Shows `model` from now on.
    func configure(with model: LoadableModel<SignUp, SignUpError>, _ mock: SignUpMock? = nil) {
        configure(with: SignUpViewModel(model: model, countries: .sample, mock, navigator: mock))
    }

    /// The text of the focused line, without its mark and the edges.
    var focusedLine: String? {
        text.split(separator: "\n").first { $0.contains("▸") }
            .map { $0.drop { $0 != "▸" }.dropFirst().split(separator: " ").dropLast().joined(separator: " ") }
    }
}

extension LoadableModel<SignUp, SignUpError> {
    /// The model after a submission failed because the service was unavailable.
    static var unavailable: Self { .error(.unavailable(.httpError(503)), nil) }
}

/// Records the submissions, and counts the calls that close the form.
@MainActor
final class SignUpMock: SignUpActions, SignUpNavigator {
    private(set) var submitted: [SignUp] = []
    private(set) var closeCount = 0

    func submit(_ signUp: SignUp) { submitted.append(signUp) }
    func close() { closeCount += 1 }
}
