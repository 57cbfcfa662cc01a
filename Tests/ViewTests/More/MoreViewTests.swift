import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import View
import ViewModel

@MainActor
@Suite("The screens without a tab", .leakChecks, .snapshots())
struct MoreViewTests {
    private let navigator = NavigatorMock()

    private func makeContainer() -> Container {
        let view = trackForLeaks(MoreView(viewModel: MoreViewModel(navigator: navigator)))
        let container = trackForLeaks(
            Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator)))
        container.addTab(view.title, root: view, coordinator: navigator)
        return container
    }

    @Test("look as they did", arguments: ScreenSize.allCases)
    func looks(size: ScreenSize) {
        expectScreen(makeContainer().draw(size: size.size, transcribes: true))
    }

    @Test(
        "enter opens the selected one",
        arguments: zip(0..<3, [NavigatorMock.Call.showProfile, .showSignUp, .showSettings]))
    func opening(index: Int, screen: NavigatorMock.Call) {
        let container = makeContainer()
        for _ in 0..<index { container.press(.down) }
        container.press(.enter)
        #expect(navigator.calls == [screen])
    }
}
