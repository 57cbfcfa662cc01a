import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds the Feature Name screen.
final class FeatureNameCoordinator: FeatureCoordinator {
    private let dependencies: FeatureNameDependencies
    private let navigation: Navigation

    init(dependencies: FeatureNameDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        // The view binds itself when it reads the view model.
        let view = FeatureNameView(viewModel: FeatureNameViewModel(interactor: dependencies.featureName))
        navigation.push(view, at: .featureName, keeping: self)
    }
}
