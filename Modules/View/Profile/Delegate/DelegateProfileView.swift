public import Shell
public import ViewModel

/// The profile's view, which is the delegate of its view model.
public final class DelegateProfileView: ProfileScreen, ProfileViewModelDelegate {
    public var prompts = PromptQueue()
    public private(set) var content = ProfileContent()

    private let viewModel: DelegateProfileViewModel

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: DelegateProfileViewModel) {
        self.viewModel = viewModel
    }

    public func setupViewModel() {
        viewModel.delegate = self
        updateUI()
    }

    public func didOpen() { viewModel.loadProfile() }

    public func didUpdateProfile() { notified().updateUI() }

    private func updateUI() { content = viewModel.content }

    public func refresh() { viewModel.refreshProfile() }
    public func toggleBookmark() { viewModel.toggleBookmark() }
    public func showDetail() { viewModel.didSelectProfile() }
}
