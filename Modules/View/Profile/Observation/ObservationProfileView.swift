import Observation
public import Shell
public import ViewModel

/// The profile's view; when a drawing reads the view model's content, the view begins to observe the content.
public final class ObservationProfileView: ProfileScreen {
    public var prompts = PromptQueue()
    /// Whether the content has changed since it was read; the view must then be drawn again.
    private(set) var needsDisplay = false

    private let viewModel: ObservationProfileViewModel
    private var isTracking = false

    /// Creates a view of `viewModel`.
    public init(viewModel: ObservationProfileViewModel) {
        self.viewModel = viewModel
    }

    public var content: ProfileContent {
        needsDisplay = false
        // Tracking lasts until the first change.
        guard !isTracking else { return viewModel.content }
        isTracking = true
        return withObservationTracking {
            viewModel.content
        } onChange: { [weak self] in
            // Observation calls this closure where the property is set: in the view model, on the main actor.
            MainActor.assumeIsolated { self?.contentWillChange() }
        }
    }

    private func contentWillChange() {
        isTracking = false
        notified().needsDisplay = true
    }

    public func didOpen() { viewModel.load() }
    public func refresh() { viewModel.refresh() }
    public func toggleBookmark() { viewModel.toggleBookmark() }
    public func showDetail() { viewModel.showDetail() }
}
