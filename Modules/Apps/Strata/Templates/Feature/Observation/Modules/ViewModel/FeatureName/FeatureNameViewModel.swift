import Binding
public import Interactor
import Model
public import Observation

/// The view model of the Feature Name screen; it notifies the observers of its content before each change.
@Observable
public final class FeatureNameViewModel {
    /// The visible content.
    public private(set) var content: FeatureNameContent

    private let interactor: FeatureNameInteractor

    /// Creates a view model that shows the model of `interactor`.
    public init(interactor: FeatureNameInteractor) {
        content = FeatureNameContent(model: interactor.model)
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { $0.content = FeatureNameContent(model: $1.model) }
    }

    /// Prepends an entry; does nothing if `text` is blank.
    public func addEntry(_ text: String) { interactor.add(text) }
}
