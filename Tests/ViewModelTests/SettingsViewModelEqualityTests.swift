import Binding
import Interactor
import Model
import TestSupport
import Testing
import ViewModel

@MainActor
@Suite("Equality of settings screens", .leakChecks, .endsWhenStuck)
struct SettingsViewModelEqualityTests {
    /// A model's state, and how an interactor comes into it.
    struct State: Hashable, CustomTestStringConvertible {
        let settings: Settings
        let failure: StoreError?
        var testDescription: String {
            "\(settings.theme) \(settings.usesColor) \(settings.showsKeyHints) \(failure as Any)"
        }

        static let all: [State] = Settings.Theme.allCases.flatMap { theme in
            [true, false].flatMap { usesColor in
                [true, false].flatMap { showsKeyHints in
                    [nil, StoreError.locked(path: "/d"), .readOnly(path: "/d")].map { failure in
                        State(
                            settings: Settings(theme: theme, usesColor: usesColor, showsKeyHints: showsKeyHints),
                            failure: failure)
                    }
                }
            }
        }
    }

    @Test("equal models make equal screens that show the same, whoever made them; others do not", arguments: State.all)
    func law(state: State) async {
        let one = await makeViewModel(state)
        for otherState in State.all {
            let other = await makeViewModel(otherState)
            #expect((one == other) == (state == otherState))
            if one == other {
                #expect(one.rows == other.rows && one.problem == other.problem)
                for isOn in [true, false] {
                    #expect(
                        one.description(notificationsEnabled: isOn) == other.description(notificationsEnabled: isOn))
                }
            }
        }
    }

    /// A view model of an interactor of its own.
    private func makeViewModel(_ state: State) async -> SettingsViewModel {
        let work = Work()
        let store = InMemorySettingsStore(state.settings)
        let interactor = trackForLeaks(SettingsInteractor(store: store, work: work))
        interactor.load()
        await work.settle()
        if let failure = state.failure {
            store.failure = failure
            interactor.update { _ in }
            await work.settle()
        }
        return SettingsViewModel(interactor: interactor)
    }
}
