import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the form to sign up with, for the countries that the locale has names for.
final class SignUpCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let interactor = SignUpInteractor(service: app.dependencies.signUp, work: Work(within: app.work))
        let countries = Countries(locale: app.dependencies.localization.locale)
        let view = SignUpView(viewModel: SignUpViewModel(interactor: interactor, countries: countries))
        interactor.bind(to: view) { SignUpViewModel(interactor: $0, countries: countries) }
        app.container.push(view, coordinator: self)
    }
}
