import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The settings' view", .leakChecks)
struct SettingsViewTests {
    @Test("keeps the notifications switch to itself: its interactor hears nothing")
    func notifications() {
        let settings = trackForLeaks(SettingsInteractor(store: InMemorySettingsStore(), work: Work()))
        let view = makeView(.some(Settings()), settings)
        #expect(view.text.contains("You won't get notifications"))
        view.press(.end, .enter)
        #expect(view.text.contains("[x] Notifications"))
        #expect(view.text.contains("You'll be notified of new users"))
        view.press(.space)
        #expect(view.text.contains("[ ] Notifications"))
        #expect(settings.model == .none)
    }

    @Test("keeps the selection and the switch when it is configured again")
    func configure() {
        let view = makeView(.some(Settings()))
        view.press(.end, .enter)
        view.configure(with: SettingsViewModel(model: .some(Settings(theme: .light)), nil))
        #expect(view.text.contains("Theme: Light"))
        #expect(view.text.contains("▸ [x] Notifications"))
    }

    @Test("shows no settings while they are being read, and takes no key that would change them")
    func loading() {
        let view = makeView(.loading(nil))
        #expect(view.text.contains("Loading settings") && !view.text.contains("Theme"))
        #expect(view.keyHints.isEmpty && !view.handle(.enter))
        view.configure(with: SettingsViewModel(model: .some(Settings(theme: .light)), nil))
        #expect(view.text.contains("Theme: Light") && !view.text.contains("Loading settings"))
    }

    @Test("shows the selected row beside a long problem on a small screen", arguments: [(40, 10), (20, 6), (20, 5)])
    func smallScreen(width: Int, height: Int) {
        let path = String(repeating: "/folder", count: 30)
        let view = makeView(.error(.readOnly(path: path), Settings()))
        view.press(.down)
        let screen = view.draw(Size(width: width, height: height)).grid.plainText
        #expect(screen.contains("▸ [x]"), "\(screen)")
        #expect(screen.contains("Not saved"), "\(screen)")
    }

    @Test("takes r only after a failure")
    func retry() {
        let view = makeView(.some(Settings()))
        #expect(!view.handle(.character("r")) && view.keyHints.map(\.action) == ["change"])
        view.configure(with: SettingsViewModel(model: .error(.locked(path: "/x"), nil), nil))
        #expect(view.handle(.character("r")) && view.keyHints.map(\.action) == ["change", "try again"])
    }

    @Test("asks if a change failed, even before the settings were read, but not if only reading failed")
    func reading() {
        let failed = SettingsViewModel(model: .error(.locked(path: "/x"), nil), nil)
        let view = makeView(.loading(nil))
        view.configure(with: failed)
        #expect(view.prompts.isEmpty && view.text.contains("locked by another process"))
        view.configure(with: SettingsViewModel(model: .loading(Settings(theme: .light)), nil))
        view.configure(with: SettingsViewModel(model: .error(.locked(path: "/x"), Settings()), nil))
        #expect(!view.prompts.isEmpty)
    }

    @Test("asks once for each failure that comes while it is open")
    func alerts() {
        let failed = SettingsViewModel(model: .error(.locked(path: "/x"), Settings()), nil)
        let view = trackForLeaks(SettingsView(viewModel: failed))
        #expect(view.prompts.isEmpty)
        view.configure(with: failed)
        #expect(view.prompts.isEmpty)
        view.configure(with: SettingsViewModel(model: .some(Settings()), nil))
        view.configure(with: failed)
        #expect(view.prompts.first?.actions.map(\.label) == ["Try Again", "OK"])
        view.configure(with: SettingsViewModel(model: .loading(Settings()), nil))
        #expect(view.prompts.isEmpty)
    }

    private func makeView(
        _ model: LoadableModel<Settings, StoreError>, _ actions: (any SettingsActions)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsView {
        trackForLeaks(SettingsView(viewModel: SettingsViewModel(model: model, actions)), sourceLocation: sourceLocation)
    }
}
