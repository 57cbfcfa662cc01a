import Observation
public import Shell
public import ViewModel

/// The profile, which reads its view model whenever it is drawn and learns when what it has read changes.
public final class ObservationProfileView: ProfileScreen {
    public var prompts = PromptQueue()
    /// Whether what was read has changed since: the view asks to be drawn again.
    private(set) var needsDisplay = false

    private let viewModel: ObservationProfileViewModel
    private var isTracking = false

    /// Shows `viewModel`.
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
            // Called where the property is set, and only the view model sets it: on the main actor.
            MainActor.assumeIsolated { self?.contentWillChange() }
        }
    }

    private func contentWillChange() {
        isTracking = false
        told().needsDisplay = true
    }

    public func didOpen() { viewModel.load() }
    public func refresh() { viewModel.refresh() }
    public func toggleBookmark() { viewModel.toggleBookmark() }
    public func showDetail() { viewModel.showDetail() }
}
