import Observation
public import Shell
public import ViewModel

/// The profile, which reads its view model when it is drawn, and again once what it has read changed.
public final class ObservationProfileView: ProfileScreen {
    public var prompts = PromptQueue()

    private let viewModel: ObservationProfileViewModel
    /// What was read; nil marks the view as dirty.
    private var read: ProfileContent?

    /// Shows `viewModel`.
    public init(viewModel: ObservationProfileViewModel) {
        self.viewModel = viewModel
    }

    public var content: ProfileContent {
        if let read { return read }
        let content = withObservationTracking {
            viewModel.content
        } onChange: { [weak self] in
            // It is called where the property is set, and only the view model sets it: on the main actor.
            MainActor.assumeIsolated { self?.read = nil }
        }
        read = content
        return content
    }

    public func didOpen() { viewModel.load() }
    public func refresh() { viewModel.refresh() }
    public func toggleBookmark() { viewModel.toggleBookmark() }
    public func showDetail() { viewModel.showDetail() }
}
