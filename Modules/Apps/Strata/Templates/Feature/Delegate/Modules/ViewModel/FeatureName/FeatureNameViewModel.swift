import Binding
public import Interactor

/// The view model of the Feature Name screen; it notifies its delegate of every change.
public final class FeatureNameViewModel {
    /// The listener, which is the view.
    public weak var delegate: (any FeatureNameViewModelDelegate)?

    private let interactor: FeatureNameInteractor

    /// Creates a view model that shows the model of `interactor`.
    public init(interactor: FeatureNameInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateFeatureName() }
    }

    /// The visible content.
    public var content: FeatureNameContent { FeatureNameContent(model: interactor.model) }

    /// Prepends an entry; does nothing if `text` is blank.
    public func addEntry(_ text: String) { interactor.add(text) }
}
