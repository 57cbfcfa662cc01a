public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The view of the Feature Name screen; it is configured with a new view model after each change.
public final class FeatureNameView: Screen, Configurable {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()

    private var viewModel: FeatureNameViewModel
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Shows `viewModel` until the view is configured with the next one.
    public init(viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
    }

    public func configure(with viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
    }

    var content: FeatureNameContent { viewModel.content }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.didEnter(text) }
}
