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
    /// - Parameter actions: Carries out what the user does; nil if nobody does.
    static func blank(
        _ actions: (any SignUpActions)? = nil, countries: Countries = .sample,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let viewModel = SignUpViewModel(model: .none, countries: countries, actions, navigator: nil)
        return trackForLeaks(SignUpView(viewModel: viewModel), sourceLocation: sourceLocation)
    }

    /// A form that is filled in, without a problem unless one is given, with the focus on the button.
    static func filledIn(
        _ form: SignUpForm = .sample, _ actions: (any SignUpActions)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let view = blank(actions, sourceLocation: sourceLocation)
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
        _ models: LoadableModel<SignUp, SignUpError>..., sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let view = filledIn(sourceLocation: sourceLocation)
        view.press(.enter)
        for model in models {
            view.configure(with: SignUpViewModel(model: model, countries: .sample, nil, navigator: nil))
        }
        return view
    }

    /// The text of the focused line, without its mark and the edges.
    var focusedLine: String? {
        text.split(separator: "\n").first { $0.contains("▸") }
            .map { $0.drop { $0 != "▸" }.dropFirst().split(separator: " ").dropLast().joined(separator: " ") }
    }
}
