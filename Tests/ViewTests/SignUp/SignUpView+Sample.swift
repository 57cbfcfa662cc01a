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
    /// A form without entries.
    ///
    /// - Parameter mock: Records what the user does; nil if nobody does.
    static func blank(
        _ mock: SignUpMock? = nil, countries: Countries = .sample, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let viewModel = SignUpViewModel(model: .none, countries: countries, mock, navigator: mock)
        return trackForLeaks(SignUpView(viewModel: viewModel), sourceLocation: sourceLocation)
    }

    /// A form that is filled in, without a problem unless one is given, with the focus on the button.
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

    /// A filled-in form that is submitted and then shows each of `models` in turn.
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
    /// The model after the service could not be asked.
    static var unavailable: Self { .error(.unavailable(.httpError(503)), nil) }
}

/// Records the submissions, and that the form is closed.
@MainActor
final class SignUpMock: SignUpActions, SignUpNavigator {
    private(set) var submitted: [SignUp] = []
    private(set) var closeCount = 0

    func submit(_ signUp: SignUp) { submitted.append(signUp) }
    func close() { closeCount += 1 }
}
