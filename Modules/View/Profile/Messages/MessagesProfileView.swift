import Binding
public import Shell
public import ViewModel

/// The profile, which sends messages and receives them.
public final class MessagesProfileView: ProfileScreen {
    public var prompts = PromptQueue()
    public private(set) var content = ProfileContent()

    private let viewModel: ViewModelInterface<MessagesProfileViewModel>

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: MessagesProfileViewModel) {
        self.viewModel = ViewModelInterface(viewModel: viewModel)
    }

    public func setupViewModel() {
        viewModel.receive { [weak self] in self?.receive($0) }
    }

    public func didOpen() { viewModel.send(.loadProfile) }

    private func receive(_ output: MessagesProfileViewModel.Output) {
        switch output {
        case .updatedProfile(let content): self.content = content
        }
    }

    public func refresh() { viewModel.send(.didTapRefresh) }
    public func toggleBookmark() { viewModel.send(.didTapBookmark) }
    public func showDetail() { viewModel.send(.didTapCard) }
}
