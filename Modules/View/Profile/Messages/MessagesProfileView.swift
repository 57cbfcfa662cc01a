import Binding
public import Shell
public import ViewModel

/// The profile's view, which sends and receives messages.
public final class MessagesProfileView: ProfileScreen {
    public var prompts = PromptQueue()
    public private(set) var content = ProfileContent()

    private let interface: ViewModelInterface<MessagesProfileViewModel>

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: MessagesProfileViewModel) {
        interface = ViewModelInterface(viewModel: viewModel)
    }

    public func setupViewModel() {
        interface.receive { [weak self] in self?.receive($0) }
        interface.send(.viewDidLoad)
    }

    public func didOpen() { interface.send(.loadProfile) }

    private func receive(_ output: MessagesProfileViewModel.Output) {
        switch output {
        case .updatedProfile(let content): self.content = content
        }
    }

    public func refresh() { interface.send(.didTapRefresh) }
    public func toggleBookmark() { interface.send(.didTapBookmark) }
    public func showDetail() { interface.send(.didTapCard) }
}
