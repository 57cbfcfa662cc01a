public import Shell
public import TextUI
public import ViewModel

/// The view of the Feature Name screen; its view model notifies it by a closure.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()

    private let viewModel: FeatureNameViewModel
    /// The content at the last reload.
    private(set) var content: FeatureNameContent
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Creates a view that `setupViewModel()` binds to `viewModel`.
    public init(viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model, and shows the view model's content.
    public func setupViewModel() {
        viewModel.reloadFeatureNameClosure = { [weak self] in
            self?.notified("reloadFeatureNameClosure()").reloadFeatureName()
        }
        reloadFeatureName()
    }

    private func reloadFeatureName() { content = viewModel.content }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.addEntry(text) }
}
