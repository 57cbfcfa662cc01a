import Binding
import Observation
import TestKit
import Testing
import ViewModel

/// The binding styles in which a profile's view model is a class.
enum ProfileStyle: CaseIterable {
    case delegate, closures, inputsOutputs, messages, observation

    @MainActor
    func makeScreen(_ module: ProfileModule) -> any ProfileScreen {
        switch self {
        case .delegate: trackForLeaks(DelegateScreen(module))
        case .closures: trackForLeaks(ClosuresScreen(module))
        case .inputsOutputs: trackForLeaks(InputsOutputsScreen(module))
        case .messages: trackForLeaks(MessagesScreen(module))
        case .observation: trackForLeaks(ObservationScreen(module))
        }
    }
}

/// A double of a profile view in one binding style; it makes the calls that such a view makes.
@MainActor
protocol ProfileScreen: AnyObject {
    /// The contents that were received, each in a few words.
    var received: [String] { get }

    func viewDidLoad()
    func load()
    func refresh()
    func toggleBookmark()
    func showDetail()
}

extension ProfileScreen {
    func viewDidLoad() {}
}

private final class DelegateScreen: ProfileScreen, ProfileViewModelDelegate {
    private(set) var received: [String] = []
    private let viewModel: DelegateProfileViewModel

    init(_ module: ProfileModule) {
        viewModel = trackForLeaks(
            DelegateProfileViewModel(interactor: module.interactor, navigator: module.navigator))
        viewModel.delegate = self
    }

    func didUpdateProfile() { received.append(viewModel.content.summary) }

    func load() { viewModel.loadProfile() }
    func refresh() { viewModel.refreshProfile() }
    func toggleBookmark() { viewModel.toggleBookmark() }
    func showDetail() { viewModel.didSelectProfile() }
}

private final class ClosuresScreen: ProfileScreen {
    private(set) var received: [String] = []
    private let viewModel: ClosuresProfileViewModel

    init(_ module: ProfileModule) {
        viewModel = trackForLeaks(
            ClosuresProfileViewModel(interactor: module.interactor, navigator: module.navigator))
        viewModel.reloadProfileClosure = { [weak self] in
            self.map { $0.received.append($0.viewModel.content.summary) }
        }
    }

    func load() { viewModel.fetch() }
    func refresh() { viewModel.refresh() }
    func toggleBookmark() { viewModel.toggleBookmark() }
    func showDetail() { viewModel.didSelectProfile() }
}

private final class InputsOutputsScreen: ProfileScreen {
    private(set) var received: [String] = []
    private let viewModel: any ProfileType

    init(_ module: ProfileModule) {
        viewModel = trackForLeaks(
            InputsOutputsProfileViewModel(interactor: module.interactor, navigator: module.navigator))
        viewModel.outputs.displayProfile = { [weak self] in self?.received.append($0.summary) }
    }

    func viewDidLoad() { viewModel.inputs.viewDidLoad() }
    func load() { viewModel.inputs.viewDidAppear() }
    func refresh() { viewModel.inputs.userTappedRefresh() }
    func toggleBookmark() { viewModel.inputs.userTappedBookmark() }
    func showDetail() { viewModel.inputs.userTappedCard() }
}

private final class MessagesScreen: ProfileScreen {
    private(set) var received: [String] = []
    private let interface: ViewModelInterface<MessagesProfileViewModel>

    init(_ module: ProfileModule) {
        let viewModel = MessagesProfileViewModel(interactor: module.interactor, navigator: module.navigator)
        interface = ViewModelInterface(viewModel: trackForLeaks(viewModel))
        interface.receive { [weak self] output in
            if case .updatedProfile(let content) = output { self?.received.append(content.summary) }
        }
    }

    func viewDidLoad() { interface.send(.viewDidLoad) }
    func load() { interface.send(.loadProfile) }
    func refresh() { interface.send(.didTapRefresh) }
    func toggleBookmark() { interface.send(.didTapBookmark) }
    func showDetail() { interface.send(.didTapCard) }
}

/// This double receives no content; it reads the current content instead.
final class ObservationScreen: ProfileScreen {
    private(set) var changes = 0
    private let viewModel: ObservationProfileViewModel
    var received: [String] { [viewModel.content.summary] }

    init(_ module: ProfileModule) {
        viewModel = trackForLeaks(
            ObservationProfileViewModel(interactor: module.interactor, navigator: module.navigator))
    }

    /// Reads the content; the next change is then counted.
    func read() -> [String] {
        withObservationTracking {
            received
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.changes += 1 }
        }
    }

    func load() { viewModel.load() }
    func refresh() { viewModel.refresh() }
    func toggleBookmark() { viewModel.toggleBookmark() }
    func showDetail() { viewModel.showDetail() }
}
