public import Shell
public import TextUI
public import ViewModel

/// The view of the feature name, which its view model tells about changes.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()

    private let viewModel: FeatureNameViewModel
    /// What the view model last told the view to show.
    private(set) var content: FeatureNameContent
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Shows `viewModel`, and hears about changes after `setupViewModel()`.
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

// MARK: - What the view model tells

extension FeatureNameView: FeatureNameViewModelDelegate {
    public func didUpdateFeatureName() { told().updateUI() }
}
