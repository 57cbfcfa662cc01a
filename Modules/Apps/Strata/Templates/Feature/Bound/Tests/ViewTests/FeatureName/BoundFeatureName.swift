import Interactor
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The screen of the feature name, and the interactor behind it.
@MainActor
final class BoundFeatureName: BoundScreen {
    let screen: FeatureNameView
    let interactor = FeatureNameInteractor()
    private let viewModel: FeatureNameViewModel

    /// Creates a bound screen.
    init(sourceLocation: SourceLocation = #_sourceLocation) {
        viewModel = FeatureNameViewModel(interactor: interactor)
        screen = FeatureNameView(viewModel: viewModel)
        screen.setupViewModel()
        for object in [self, screen, interactor] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    func bind() { screen.setupViewModel() }

    /// Binds a new view in place of this one; the new view is freed immediately.
    func cut() { FeatureNameView(viewModel: viewModel).setupViewModel() }
}
