import Observation
public import Shell
public import TextUI
public import ViewModel

/// The view of the Feature Name screen; it reads its view model whenever it is drawn.
///
/// After the view has read the content, it is notified of the content's next change.
public final class FeatureNameView: Screen {
    public let title = FeatureNameWords.title
    public var prompts = PromptQueue()
    /// Whether the view asks to be drawn again, because the content has changed since it was read.
    private(set) var needsDisplay = false

    private let viewModel: FeatureNameViewModel
    private var isTracking = false
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Shows `viewModel`.
    public init(viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
    }

    var content: FeatureNameContent {
        needsDisplay = false
        // Tracking lasts until the first change.
        guard !isTracking else { return viewModel.content }
        isTracking = true
        return withObservationTracking {
            viewModel.content
        } onChange: { [weak self] in
            // Called when `viewModel.content` is set; only the view model sets it, and only on the main actor.
            MainActor.assumeIsolated { self?.contentWillChange() }
        }
    }

    private func contentWillChange() {
        isTracking = false
        notified().needsDisplay = true
    }

    public func body(tick: Int) -> some Block { FeatureNameBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.addEntry(text) }
}
