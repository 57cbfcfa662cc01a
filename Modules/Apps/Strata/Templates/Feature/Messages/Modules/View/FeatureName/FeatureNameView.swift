public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The view of the Feature Name screen; it sends inputs and receives outputs.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()
    /// The connection to the view model.
    public let interface: ViewModelInterface<FeatureNameViewModel>

    /// The last content that the view model sent.
    private(set) var content = FeatureNameContent()
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Creates a view that shows `viewModel` after `setupViewModel()`.
    public init(viewModel: FeatureNameViewModel) {
        interface = ViewModelInterface(viewModel: viewModel)
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        interface.receive { [weak self] in self?.receive($0) }
        interface.send(.didBind)
    }

    private func receive(_ output: FeatureNameViewModel.Output) {
        switch output {
        case .updatedFeatureName(let content): self.content = content
        }
    }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { interface.send(.didEnter(text)) }
}
