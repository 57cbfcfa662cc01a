public import Binding
public import Interactor
import Model

/// The view model of the Feature Name screen; it receives inputs and answers with outputs.
public final class FeatureNameViewModel: ViewModel {
    public enum Input {
        case didBind
        /// Prepends an entry; does nothing if the text is blank.
        case didEnter(String)
    }

    public enum Output {
        /// The content to show from now on.
        case updatedFeatureName(FeatureNameContent)
    }

    private let interactor: FeatureNameInteractor
    private var respond: ((Output) -> Void)?

    /// Creates a view model that shows the model of `interactor`.
    public init(interactor: FeatureNameInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.answer() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .didBind: answer()
        case .didEnter(let text): interactor.add(text)
        }
    }

    private func answer() { respond?(.updatedFeatureName(FeatureNameContent(model: interactor.model))) }
}
