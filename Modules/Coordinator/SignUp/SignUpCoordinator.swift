import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds and binds the sign-up form.
final class SignUpCoordinator: FeatureCoordinator {
    private let dependencies: SignUpDependencies
    private let navigation: Navigation

    init(dependencies: SignUpDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = SignUpInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let countries = Countries(locale: dependencies.localization.locale)
        let view = SignUpView(
            viewModel: SignUpViewModel(model: interactor.model, countries: countries, interactor, navigator: self))
        interactor.bind(to: view) { [self] in
            SignUpViewModel(model: $0.model, countries: countries, $0, navigator: self)
        }
        navigation.push(view, at: .signUp, keeping: self)
    }
}

extension SignUpCoordinator: SignUpNavigator {
    func close() { navigation.pop(self) }
}
