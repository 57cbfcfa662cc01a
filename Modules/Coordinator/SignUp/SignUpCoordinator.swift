import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the form to sign up with.
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
            viewModel: SignUpViewModel(interactor: interactor, countries: countries, navigator: self))
        interactor.bind(to: view) { [self] in
            SignUpViewModel(interactor: $0, countries: countries, navigator: self)
        }
        navigation.push(view, keeping: self)
    }
}

extension SignUpCoordinator: SignUpNavigator {
    func close() { navigation.pop(self) }
}
