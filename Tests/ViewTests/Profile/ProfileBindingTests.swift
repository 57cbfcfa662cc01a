import Binding
import Interactor
import Model
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The law of the binding, in each style but observation.
@MainActor
@Suite("The binding of a profile carries every change", .leakChecks, .endsWhenStuck)
struct ProfileBindingTests {
    @Test("A binding carries every change with immutable view models", arguments: ProfileChange.allCases)
    func immutable(change: ProfileChange) async throws {
        try await expectLaw(change) { interactor, _ in
            let makeViewModel = { (interactor: ProfileInteractor) in
                ImmutableProfileViewModel(model: interactor.model, interactor, navigator: nil)
            }
            let view = ImmutableProfileView(viewModel: makeViewModel(interactor))
            let switched = Switch(view)
            interactor.bind(to: switched, viewModel: makeViewModel)
            return Wire(screen: view) {
                switched.isOn = true
                view.configure(with: makeViewModel(interactor))
            } cut: {
                switched.isOn = false
            }
        }
    }

    @Test("A binding carries every change with a delegate", arguments: ProfileChange.allCases)
    func delegate(change: ProfileChange) async throws {
        try await expectLaw(change) { interactor, navigator in
            let viewModel = DelegateProfileViewModel(interactor: interactor, navigator: navigator)
            let view = DelegateProfileView(viewModel: viewModel)
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.delegate = nil }
        }
    }

    @Test("A binding carries every change with closures", arguments: ProfileChange.allCases)
    func closures(change: ProfileChange) async throws {
        try await expectLaw(change) { interactor, navigator in
            let viewModel = ClosuresProfileViewModel(interactor: interactor, navigator: navigator)
            let view = ClosuresProfileView(viewModel: viewModel)
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.reloadProfileClosure = nil }
        }
    }

    @Test("A binding carries every change with inputs and outputs", arguments: ProfileChange.allCases)
    func inputsOutputs(change: ProfileChange) async throws {
        try await expectLaw(change) { interactor, navigator in
            let viewModel = InputsOutputsProfileViewModel(interactor: interactor, navigator: navigator)
            let view = InputsOutputsProfileView(viewModel: viewModel)
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.displayProfile = nil }
        }
    }

    @Test("A binding carries every change with messages", arguments: ProfileChange.allCases)
    func messages(change: ProfileChange) async throws {
        try await expectLaw(change) { interactor, navigator in
            let viewModel = MessagesProfileViewModel(interactor: interactor, navigator: navigator)
            let view = MessagesProfileView(viewModel: viewModel)
            // The view model answers the last sender alone.
            return Wire(screen: view, bind: view.setupViewModel) { viewModel.accept(.viewDidLoad) { _ in } }
        }
    }

    /// Checks that the binding carries `change`, and that the one call that it is made of is needed for that.
    private func expectLaw<Front: ProfileScreen>(
        _ change: ProfileChange, sourceLocation: SourceLocation = #_sourceLocation,
        wire: @MainActor (ProfileInteractor, any ProfileNavigator) -> Wire<Front>
    ) async throws {
        try await expectBindingCarriesWhatShows(after: change.happen, sourceLocation: sourceLocation) {
            let profile = BoundProfile(sourceLocation: sourceLocation, wire: wire)
            try await change.prepare(profile)
            return profile
        }
        try await expectCallIsNeeded(for: [change.happen], sourceLocation: sourceLocation) { isDeaf in
            let profile = BoundProfile(sourceLocation: sourceLocation, wire: wire)
            try await change.prepare(profile)
            if isDeaf { profile.cut() }
            return profile
        }
    }
}

/// Stands between the interactor and the view, to cut a binding that lasts as long as the view.
@MainActor
private final class Switch: Configurable {
    var isOn = true
    private let view: ImmutableProfileView

    init(_ view: ImmutableProfileView) {
        self.view = view
    }

    func configure(with viewModel: ImmutableProfileViewModel) {
        if isOn { view.configure(with: viewModel) }
    }
}
