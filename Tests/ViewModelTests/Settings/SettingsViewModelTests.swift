import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The settings screen", .leakChecks, .endsWhenStuck)
struct SettingsViewModelTests {
    private let work = Work()

    @Test("shows the defaults until others have been read")
    func defaults() {
        #expect(
            SettingsViewModel(interactor: makeInteractor(InMemorySettingsStore())).rows == [
                .choice(title: "Theme", value: "Dark"), .toggle(title: "Colour", isOn: true),
                .toggle(title: "Key hints", isOn: true),
            ])
    }

    @Test("shows what was saved")
    func saved() async {
        let store = InMemorySettingsStore(Settings(theme: .light, usesColor: false, showsKeyHints: false))
        let viewModel = SettingsViewModel(interactor: await makeLoadedInteractor(store))
        #expect(
            viewModel.rows == [
                .choice(title: "Theme", value: "Light"), .toggle(title: "Colour", isOn: false),
                .toggle(title: "Key hints", isOn: false),
            ])
        #expect(viewModel.problem == nil)
    }

    @Test(
        "chooses the next value of a row, and saves it",
        arguments: [
            (0, Settings(theme: .light)), (1, Settings(usesColor: false)), (2, Settings(showsKeyHints: false)),
        ])
    func selection(index: Int, expected: Settings) async {
        let store = InMemorySettingsStore()
        let interactor = await makeLoadedInteractor(store)
        SettingsViewModel(interactor: interactor).didSelectRow(at: index)
        await work.settle()
        #expect(interactor.settings == expected && store.saved == expected)

        SettingsViewModel(interactor: interactor).didSelectRow(at: index)
        await work.settle()
        #expect(interactor.settings == Settings() && store.saved == Settings())
    }

    @Test("changes nothing for a row that is not there", arguments: [-1, 3, Int.max])
    func outOfRange(index: Int) async {
        let store = InMemorySettingsStore()
        let interactor = await makeLoadedInteractor(store)
        SettingsViewModel(interactor: interactor).didSelectRow(at: index)
        await work.settle()
        #expect(interactor.settings == Settings() && store.saved == nil)
    }

    @Test("goes on showing what it was made of")
    func immutability() async {
        let interactor = await makeLoadedInteractor(InMemorySettingsStore())
        let viewModel = SettingsViewModel(interactor: interactor)
        viewModel.didSelectRow(at: 0)
        #expect(viewModel.rows.first == .choice(title: "Theme", value: "Dark"))
        #expect(SettingsViewModel(interactor: interactor).rows.first == .choice(title: "Theme", value: "Light"))
        await work.settle()
    }

    @Test("reaches a bound view with each change")
    func binding() async {
        let interactor = await makeLoadedInteractor(InMemorySettingsStore())
        let view = trackForLeaks(SettingsViewDouble())
        interactor.bind(to: view) { SettingsViewModel(interactor: $0) }
        SettingsViewModel(interactor: interactor).didSelectRow(at: 1)
        #expect(view.shown.map { $0.rows[1] } == [.toggle(title: "Colour", isOn: false)])
        await work.settle()
    }

    @Test(
        "says what the notifications switch means",
        arguments: [(true, "You will hear of new users"), (false, "You will hear of nothing")])
    func description(isOn: Bool, expected: String) {
        let viewModel = SettingsViewModel(interactor: makeInteractor(InMemorySettingsStore()))
        #expect(viewModel.description(notificationsEnabled: isOn) == expected)
    }

    @Test("says why a change could not be saved, and saves it on a retry")
    func saveFailure() async {
        let error = StoreError.readOnly(path: "/data/strata.sqlite")
        let store = InMemorySettingsStore()
        let interactor = await makeLoadedInteractor(store)
        store.failure = error
        SettingsViewModel(interactor: interactor).didSelectRow(at: 0)
        await work.settle()
        let failed = SettingsViewModel(interactor: interactor)
        #expect(failed.problem == error.message)
        #expect(failed.rows.first == .choice(title: "Theme", value: "Light"))

        store.failure = nil
        failed.retry()
        await work.settle()

        #expect(store.saved == Settings(theme: .light))
        #expect(SettingsViewModel(interactor: interactor).problem == nil)
    }

    @Test("says why the settings could not be read, and reads them on a retry")
    func loadFailure() async {
        let store = InMemorySettingsStore(Settings(theme: .light))
        store.failure = .locked(path: "/data/strata.sqlite")
        let failed = SettingsViewModel(interactor: await makeLoadedInteractor(store))
        #expect(failed.problem == StoreError.locked(path: "/data/strata.sqlite").message)

        store.failure = nil
        failed.retry()
        await work.settle()

        #expect(store.saved == Settings(theme: .light))
    }

    private func makeInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsInteractor {
        trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> SettingsInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }
}

@MainActor
private final class SettingsViewDouble: Configurable {
    private(set) var shown: [SettingsViewModel] = []

    func configure(with viewModel: SettingsViewModel) { shown.append(viewModel) }
}
