import Binding
import Interactor
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The Feature Name screen, and the interactor behind it.
@MainActor
final class BoundFeatureName: BoundScreen {
    let screen: FeatureNameView
    let interactor = FeatureNameInteractor()

    /// Creates a bound screen.
    init(sourceLocation: SourceLocation = #_sourceLocation) {
        screen = FeatureNameView(viewModel: FeatureNameViewModel(interactor: interactor))
        screen.setupViewModel()
        for object in [self, screen, interactor] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    func bind() { screen.setupViewModel() }

    func unbind() { screen.interface.receive { _ in } }
}
