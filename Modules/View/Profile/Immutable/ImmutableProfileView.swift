public import Binding
public import Shell
public import ViewModel

/// The profile's view, which is configured with a new view model after each change.
public final class ImmutableProfileView: ProfileScreen, Configurable {
    public var prompts = PromptQueue()

    private var viewModel: ImmutableProfileViewModel

    /// Creates a view of `viewModel`; `configure(with:)` replaces the view model.
    public init(viewModel: ImmutableProfileViewModel) {
        self.viewModel = viewModel
    }

    public func configure(with viewModel: ImmutableProfileViewModel) {
        self.viewModel = viewModel
    }

    public var content: ProfileContent { viewModel.content }

    public func didOpen() { viewModel.load() }
    public func refresh() { viewModel.didTapRefresh() }
    public func toggleBookmark() { viewModel.didTapBookmark() }
    public func showDetail() { viewModel.didTapCard() }
}
