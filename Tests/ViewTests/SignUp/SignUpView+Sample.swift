import Binding
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
    /// A form in which nothing has been entered.
    ///
    /// - Parameter interactor: What it is submitted to; unless given, one of its own.
    static func blank(
        _ interactor: SignUpInteractor = SignUpInteractor(service: AnsweringSignUpService(), work: Work()),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let viewModel = SignUpViewModel(interactor: interactor, countries: .sample, navigator: nil)
        return trackForLeaks(SignUpView(viewModel: viewModel), sourceLocation: sourceLocation)
    }

    /// A form in which nothing is wrong, with the focus on the button.
    static func filledIn(
        _ interactor: SignUpInteractor = SignUpInteractor(service: AnsweringSignUpService(), work: Work()),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SignUpView {
        let view = blank(interactor, sourceLocation: sourceLocation)
        let form = SignUpForm.sample
        for text in [form.name, form.email, form.nickname, form.age, form.country] {
            view.type(text)
            view.press(.tab)
        }
        view.press(.space, .tab)
        return view
    }

    /// The line that has the focus, without its mark and the edges.
    var focusedLine: String? {
        text.split(separator: "\n").first { $0.contains("▸") }
            .map { $0.drop { $0 != "▸" }.dropFirst().split(separator: " ").dropLast().joined(separator: " ") }
    }
}
