public import Shell
public import TextUI
public import ViewModel

/// The view of the Feature Name screen; it is the delegate of its view model.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()

    private let viewModel: FeatureNameViewModel
    /// The content at the last update.
    private(set) var content: FeatureNameContent
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Shows `viewModel`, and follows its changes from `setupViewModel()` on.
    public init(viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
        updateUI()
    }

    private func updateUI() { content = viewModel.content }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.addEntry(text) }
}

// MARK: - Calls by the view model

extension FeatureNameView: FeatureNameViewModelDelegate {
    public func didUpdateFeatureName() { notified().updateUI() }
}
