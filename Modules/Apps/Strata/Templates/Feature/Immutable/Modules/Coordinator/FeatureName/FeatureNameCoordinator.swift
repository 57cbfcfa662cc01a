import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds and binds the Feature Name screen.
final class FeatureNameCoordinator: FeatureCoordinator {
    private let dependencies: FeatureNameDependencies
    private let navigation: Navigation

    init(dependencies: FeatureNameDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = dependencies.featureName
        let view = FeatureNameView(viewModel: FeatureNameViewModel(model: interactor.model, interactor))
        interactor.bind(to: view) { FeatureNameViewModel(model: $0.model, $0) }
        navigation.push(view, at: .featureName, keeping: self)
    }
}
