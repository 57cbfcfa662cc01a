import Binding
public import Interactor
import Model

/// The view model of the Feature Name screen; it takes inputs and emits outputs.
public final class FeatureNameViewModel: FeatureNameType, FeatureNameInputs, FeatureNameOutputs {
    public var displayFeatureName: ((FeatureNameContent) -> Void)?

    public var inputs: any FeatureNameInputs { self }
    public var outputs: any FeatureNameOutputs { self }

    private let interactor: FeatureNameInteractor

    /// Creates a view model that shows the model of `interactor`.
    public init(interactor: FeatureNameInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.emit() }
    }

    public func viewDidLoad() { emit() }
    public func userFinishedEditingNewEntry(text: String) { interactor.add(text) }

    private func emit() { displayFeatureName?(FeatureNameContent(model: interactor.model)) }
}
