import Binding
import Interactor
import Model
import TestSupport
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The settings' view", .leakChecks, .endsWhenStuck)
struct SettingsViewTests {
    private func makeStage(_ settings: Settings? = nil) async -> Stage {
        let stage = await Stage(settings: settings)
        stage.openSettings()
        return stage
    }

    private func makeInteractor(_ settings: Settings, failure: StoreError? = nil) async -> SettingsInteractor {
        let store = InMemorySettingsStore(settings)
        let work = Work()
        let interactor = SettingsInteractor(store: store, work: work)
        trackForLeaks(interactor)
        interactor.load()
        await work.settle()
        store.failure = failure
        if failure != nil {
            interactor.update { $0.usesColor.toggle() }
            interactor.update { $0.usesColor.toggle() }
            await work.settle()
        }
        return interactor
    }

    @Test(
        "enter and space change the selected setting, and no other", arguments: [Key.enter, .space],
        [
            (0, Settings(theme: .light)), (1, Settings(usesColor: false)), (2, Settings(showsKeyHints: false)),
            (3, Settings()),
        ])
    func change(key: Key, row: (index: Int, settings: Settings)) async {
        let stage = await makeStage()
        for _ in 0..<row.index { stage.press(.down) }
        stage.press(key)
        #expect(stage.settings.settings == row.settings)
        await stage.settle()
    }

    @Test("the notifications switch is the view's own: nothing of it is stored")
    func notifications() async {
        let stage = await makeStage()
        #expect(stage.screen.contains("You will hear of nothing"))
        stage.press(.end, .enter)
        #expect(stage.screen.contains("[x] Notifications"))
        #expect(stage.screen.contains("You will hear of new users"))
        await stage.settle()
        #expect(stage.settingsStore.saved == nil)
    }

    @Test("another view model leaves the selection and the switch as they are")
    func configure() async {
        let stage = await makeStage()
        stage.press(.end, .enter)
        stage.settings.update { $0.theme = .light }
        #expect(stage.screen.contains("Theme: Light"))
        #expect(stage.screen.contains("▸ [x] Notifications"))
        await stage.settle()
        #expect(stage.screen.contains("▸ [x] Notifications"))
    }

    @Test("r tries again where saving failed, and is nobody's key otherwise")
    func retry() async {
        let stage = await makeStage()
        #expect(stage.container.front?.handle(.character("r")) == false)
        stage.settingsStore.failure = .locked(path: "/x")
        stage.press(.enter)
        await stage.settle()
        #expect(stage.screen.contains("locked by another process"))
        #expect(stage.keyBar.contains("r try again"))
        stage.settingsStore.failure = nil
        stage.type("r")
        await stage.settle()
        #expect(stage.settingsStore.saved == Settings(theme: .light))
        #expect(!stage.screen.contains("locked by another process"))
    }

    @Test("the same view model, the same text: whatever was shown before", arguments: 0..<40 as Range<UInt64>)
    func sameText(seed: UInt64) async {
        var chance = SeededGenerator(seed: seed)
        func settings() -> Settings {
            Settings(
                theme: chance.pick(Settings.Theme.allCases), usesColor: chance.pick([true, false]),
                showsKeyHints: chance.pick([true, false]))
        }
        let shown = settings()
        let failure = chance.pick([nil, StoreError.locked(path: "/x"), .readOnly(path: "/y")])
        let viewModel = SettingsViewModel(interactor: await makeInteractor(shown, failure: failure))
        let twin = SettingsViewModel(interactor: await makeInteractor(shown, failure: failure))
        #expect(viewModel == twin)
        let fresh = SettingsView(viewModel: viewModel)
        let used = SettingsView(viewModel: SettingsViewModel(interactor: await makeInteractor(settings())))
        used.configure(
            with: SettingsViewModel(interactor: await makeInteractor(settings(), failure: .locked(path: "/z"))))
        used.configure(with: twin)
        let keys: [Key] = (0..<8).map { _ in chance.pick([.down, .up, .home, .end]) }
        for key in keys {
            #expect(fresh.handle(key) && used.handle(key))
        }
        #expect(text(of: fresh) == text(of: used))
    }

    private func text(of view: SettingsView) -> String {
        Frame(view.body(tick: 0), size: ScreenSize.small.size).grid.styledText
    }
}
