import Interactor
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("What surrounds every screen", .leakChecks)
struct ContainerViewModelTests {
    @Test("shows badges and key hints")
    func content() {
        let viewModel = ContainerViewModel(badges: [nil, 3], showsKeyHints: false, navigator: nil)
        #expect(viewModel.badges == [nil, 3])
        #expect(!viewModel.showsKeyHints)
    }

    @Test("leads where it is asked to")
    func navigation() {
        let navigator = makeNavigator()
        let viewModel = ContainerViewModel(
            badges: [], showsKeyHints: true, navigator: navigator, settingsNavigator: navigator)
        #expect(viewModel.hasSettings)
        viewModel.didPressSettings()
        viewModel.didPressSuspend()
        viewModel.didPressQuit()
        #expect(navigator.calls == [.showSettings, .suspend, .quit])
    }

    @Test("has no settings where nobody leads there")
    func withoutSettings() {
        let navigator = makeNavigator()
        let viewModel = ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator)
        #expect(!viewModel.hasSettings)
        viewModel.didPressSettings()
        #expect(navigator.calls.isEmpty)
    }

    @Test("has a toast while it shows, and takes it away")
    func toast() {
        let toasts = trackForLeaks(ToastInteractor(clock: ManualClock()))
        func viewModel() -> ContainerViewModel {
            ContainerViewModel(badges: [], showsKeyHints: true, navigator: nil, toasts: toasts)
        }
        let before = viewModel()
        before.showToast("Saved")
        #expect(before.toast == nil && viewModel().toast == "Saved")
        #expect(before != viewModel())
        before.didDismissToast()
        #expect(viewModel().toast == nil)
    }

    @Test("has no toasts where nobody shows them")
    func withoutToasts() {
        let viewModel = ContainerViewModel(badges: [], showsKeyHints: true, navigator: nil)
        viewModel.showToast("Saved")
        viewModel.didDismissToast()
        #expect(viewModel.toast == nil)
    }

    @Test("equals one that shows the same, whoever its navigator is")
    func equality() {
        let one = ContainerViewModel(badges: [nil, 3], showsKeyHints: true, navigator: makeNavigator())
        #expect(one == ContainerViewModel(badges: [nil, 3], showsKeyHints: true, navigator: nil))
        #expect(one != ContainerViewModel(badges: [nil, 4], showsKeyHints: true, navigator: nil))
        #expect(one != ContainerViewModel(badges: [nil, nil], showsKeyHints: true, navigator: nil))
        #expect(one != ContainerViewModel(badges: [nil, 3], showsKeyHints: false, navigator: nil))
        let navigator = makeNavigator()
        let other = ContainerViewModel(
            badges: [nil, 3], showsKeyHints: true, navigator: nil, settingsNavigator: navigator)
        #expect(one != other)
    }

    @Test("does not keep its navigator")
    func deallocation() {
        var navigator: NavigatorMock? = makeNavigator()
        weak let observed = navigator
        let viewModel = ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator)
        navigator = nil
        viewModel.didPressQuit()
        #expect(observed == nil)
    }

    private func makeNavigator(sourceLocation: SourceLocation = #_sourceLocation) -> NavigatorMock {
        trackForLeaks(NavigatorMock(), sourceLocation: sourceLocation)
    }
}
