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

    /// Removes the screen's binding: binds a new view instead, which is freed immediately.
    func unbind() { FeatureNameView(viewModel: viewModel).setupViewModel() }
}
