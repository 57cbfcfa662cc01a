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
        let view = FeatureNameView(viewModel: FeatureNameViewModel(interactor: dependencies.featureName))
        view.setupViewModel()
        navigation.push(view, at: .featureName, keeping: self)
    }
}
