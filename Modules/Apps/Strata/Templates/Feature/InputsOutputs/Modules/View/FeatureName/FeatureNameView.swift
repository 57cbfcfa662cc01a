public import Shell
public import TextUI
public import ViewModel

/// The view of the Feature Name screen; it sends inputs and sets outputs.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()

    private let viewModel: any FeatureNameType
    /// The last content that the view model emitted.
    private(set) var content = FeatureNameContent()
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Creates a view that shows no entries before `setupViewModel()`.
    public init(viewModel: any FeatureNameType) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.outputs.displayFeatureName = { [weak self] in self?.notified("displayFeatureName(_:)").content = $0 }
        viewModel.inputs.viewDidLoad()
    }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.inputs.userFinishedEditingNewEntry(text: text) }
}
