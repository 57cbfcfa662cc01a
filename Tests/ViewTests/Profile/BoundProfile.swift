import Binding
import Interactor
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// A profile's bound screen in one binding style; a test can remove the binding.
@MainActor
final class BoundProfile: BoundScreen {
    let screen: any ProfileScreen
    let behind: ProfileBehind
    private let wire: ProfileStyle.Wire

    init(_ style: ProfileStyle, sourceLocation: SourceLocation = #_sourceLocation) {
        behind = ProfileBehind(sourceLocation: sourceLocation)
        wire = style.makeWire(to: behind)
        screen = wire.screen
        for object in [self, screen] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        bind()
    }

    var shown: Shown { Shown(screen) }

    func bind() { wire.bind() }
    func unbind() { wire.unbind() }
}

/// A binding style of the profile's screen.
enum ProfileStyle: CaseIterable {
    case immutable, delegate, closures, inputsOutputs, messages, observation

    /// A screen, and the closures that bind it and remove its binding.
    @MainActor
    struct Wire {
        let screen: any ProfileScreen
        let bind: () -> Void
        let unbind: () -> Void
    }

    /// Makes a screen that is not bound yet.
    @MainActor
    func makeWire(to behind: ProfileBehind) -> Wire {
        let interactor = behind.interactor
        switch self {
        case .immutable:
            // Weak, because the interactor keeps the closure.
            let makeViewModel = { [weak behind] (interactor: ProfileInteractor) in
                ImmutableProfileViewModel(model: interactor.model, interactor, navigator: behind)
            }
            let view = ImmutableProfileView(viewModel: makeViewModel(interactor))
            let switched = Switch(view)
            interactor.bind(to: switched, viewModel: makeViewModel)
            return Wire(screen: view) {
                switched.isOn = true
                view.configure(with: makeViewModel(interactor))
            } unbind: {
                switched.isOn = false
            }
        case .delegate:
            let viewModel = DelegateProfileViewModel(interactor: interactor, navigator: behind)
            let view = DelegateProfileView(viewModel: viewModel)
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.delegate = nil }
        case .closures:
            let viewModel = ClosuresProfileViewModel(interactor: interactor, navigator: behind)
            let view = ClosuresProfileView(viewModel: viewModel)
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.reloadProfileClosure = nil }
        case .inputsOutputs:
            let viewModel = InputsOutputsProfileViewModel(interactor: interactor, navigator: behind)
            let view = InputsOutputsProfileView(viewModel: viewModel)
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.displayProfile = nil }
        case .messages:
            let viewModel = MessagesProfileViewModel(interactor: interactor, navigator: behind)
            let view = MessagesProfileView(viewModel: viewModel)
            // A second sender replaces the view, because the view model answers only the last sender.
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.accept(.viewDidLoad) { _ in } }
        case .observation:
            let viewModel = ObservationProfileViewModel(interactor: interactor, navigator: behind)
            return Wire(screen: ObservationProfileView(viewModel: viewModel), bind: {}, unbind: {})
        }
    }
}

/// Passes view models on to the view while `isOn` is true; the binding itself lasts as long as the view.
@MainActor
private final class Switch: Configurable {
    var isOn = false
    private let view: ImmutableProfileView

    init(_ view: ImmutableProfileView) {
        self.view = view
    }

    func configure(with viewModel: ImmutableProfileViewModel) {
        if isOn { view.configure(with: viewModel) }
    }
}
