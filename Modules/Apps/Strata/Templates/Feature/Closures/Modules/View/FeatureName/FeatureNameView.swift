public import Shell
public import TextUI
public import ViewModel

/// The view of the feature name, which its view model calls back.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()

    private let viewModel: FeatureNameViewModel
    /// What the view model last called back with.
    private(set) var content: FeatureNameContent
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Creates a view of `viewModel`, which is not bound until `setupViewModel()`.
    public init(viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model, and takes over what the view model shows.
    public func setupViewModel() {
        viewModel.reloadFeatureNameClosure = { [weak self] in
            self?.told("reloadFeatureNameClosure()").reloadFeatureName()
        }
        reloadFeatureName()
    }

    private func reloadFeatureName() { content = viewModel.content }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.addEntry(text) }
}
