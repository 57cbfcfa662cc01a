public import Shell
public import ViewModel

/// The profile's view, which calls the view model's inputs and sets its output closures.
public final class InputsOutputsProfileView: ProfileScreen {
    public var prompts = PromptQueue()
    public private(set) var content = ProfileContent()

    private let viewModel: any ProfileType

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: any ProfileType) {
        self.viewModel = viewModel
    }

    public func setupViewModel() {
        viewModel.outputs.displayProfile = { [weak self] in self?.notified("displayProfile(_:)").content = $0 }
        viewModel.inputs.viewDidLoad()
    }

    public func didOpen() { viewModel.inputs.viewDidAppear() }

    public func refresh() { viewModel.inputs.userTappedRefresh() }
    public func toggleBookmark() { viewModel.inputs.userTappedBookmark() }
    public func showDetail() { viewModel.inputs.userTappedCard() }
}
