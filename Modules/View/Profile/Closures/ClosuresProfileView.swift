public import Shell
public import ViewModel

/// The profile's view, updated by a closure that the view model calls.
public final class ClosuresProfileView: ProfileScreen {
    public var prompts = PromptQueue()
    public private(set) var content = ProfileContent()

    private let viewModel: ClosuresProfileViewModel

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: ClosuresProfileViewModel) {
        self.viewModel = viewModel
    }

    public func setupViewModel() {
        viewModel.reloadProfileClosure = { [weak self] in self?.notified("reloadProfileClosure()").reloadProfile() }
        reloadProfile()
    }

    public func didOpen() { viewModel.fetch() }

    private func reloadProfile() { content = viewModel.content }

    public func refresh() { viewModel.refresh() }
    public func toggleBookmark() { viewModel.toggleBookmark() }
    public func showDetail() { viewModel.didSelectProfile() }
}
