import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("The settings' module", .timeLimit(.minutes(1)))
@MainActor struct SettingsModuleTests {
    private let work = Work()

    private func interactor(_ store: Preferences = Preferences()) -> SettingsInteractor {
        SettingsInteractor(store: store, work: work)
    }

    @Test("The settings appear when they have been read")
    func loads() async {
        let interactor = interactor()
        let host = ViewHost(SettingsModule(interactor: interactor))
        #expect(host.texts() == ["Loading settings"])
        interactor.load()
        await work.settle()
        #expect(host.texts(in: "Picker") == ["Theme", "Dark"])
    }

    @Test("Settings that were read between the module's creation and its appearance are visible")
    func late() async {
        let interactor = interactor()
        let host = ViewHost(SettingsModule(interactor: interactor))
        interactor.load()
        await work.settle()
        #expect(host.texts(in: "Picker") == ["Theme", "Dark"])
    }

    @Test("A changed setting is visible only after it is stored, and the screen keeps its own switch")
    func changes() async {
        let interactor = interactor()
        interactor.load()
        await work.settle()
        let host = ViewHost(SettingsModule(interactor: interactor))
        #expect(host.toggle("Notifications"))
        #expect(host.choose("Light", in: "Theme"))
        #expect(!host.toggle("Colour"))
        #expect(host.texts(in: "Picker") == ["Theme", "Dark"])
        await work.settle()
        #expect(host.texts(in: "Picker") == ["Theme", "Light"])
        #expect(host.toggle("Colour"))
        #expect(host.isOn("Notifications") == true)
    }

    @Test("Try Again in the alert repeats a failed change until it is stored", arguments: [true, false])
    func retries(endsFirst: Bool) async {
        let interactor = interactor(Preferences(nil, .readOnly(path: "/data"), .readOnly(path: "/data")))
        interactor.load()
        await work.settle()
        let host = ViewHost(SettingsModule(interactor: interactor))
        #expect(host.choose("Light", in: "Theme"))
        await work.settle()
        #expect(host.answer("Try Again", endsFirst: endsFirst))
        #expect(host.node("alert") == nil)
        await work.settle()
        #expect(host.answer("Try Again", endsFirst: endsFirst))
        await work.settle()
        #expect(host.node("alert") == nil)
        #expect(host.texts(in: "Picker") == ["Theme", "Light"])
    }

    @Test("OK in the alert gives up a failed change")
    func givesUp() async {
        let interactor = interactor(Preferences(nil, .readOnly(path: "/data")))
        interactor.load()
        await work.settle()
        let host = ViewHost(SettingsModule(interactor: interactor))
        #expect(host.choose("Light", in: "Theme"))
        await work.settle()
        #expect(host.answer("OK"))
        #expect(host.node("alert") == nil)
        #expect(host.texts(in: "Picker") == ["Theme", "Dark"])
    }

    @Test("A screen is bound to its interactor only once, however often the screen appears")
    func appearsAgain() {
        let interactor = interactor()
        var count = 0
        let shown = Shown(0)
        for _ in 0..<2 {
            shown.start(interactor) { _ in
                count += 1
                return count
            }
        }
        #expect(count == 1)
        interactor.load()
        #expect(count == 2)
        #expect(shown.viewModel == 2)
    }

    @Test("The settings' module is freed with its host")
    func freed() async {
        weak var freed: SettingsInteractor?
        do {
            let interactor = interactor()
            freed = interactor
            interactor.load()
            await work.settle()
            let host = ViewHost(SettingsModule(interactor: interactor))
            #expect(host.toggle("Colour"))
            await work.settle()
        }
        #expect(freed == nil)
    }
}
