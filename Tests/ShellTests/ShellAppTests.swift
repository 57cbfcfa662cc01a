import Binding
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// Minimal apps, as a starting point for your own.
@MainActor
@Suite("An app on the shell", .leakChecks, .endsWhenStuck)
struct ShellAppTests {
    /// An app with one screen and no tabs.
    private final class Hello: ShellApp {
        let shell = Shell(words: .english, clock: ManualClock())
        let work = Work()

        func start() {
            shell.navigation().push(SampleScreen("Hello"))
        }
    }

    /// An app with two tabs.
    private final class TwoTabs: ShellApp {
        let shell = Shell(
            tabs: [Tab(id: "red", title: "Red"), Tab(id: "blue", title: "Blue")], words: .english, clock: ManualClock())
        let work = Work()

        func start() {
            for tab in shell.tabs { shell.navigation(in: tab.id).push(SampleScreen(tab.title)) }
        }
    }

    private func makePilot<Driven: ShellApp>(_ app: Driven) -> Pilot<Driven> {
        let pilot = Pilot(app: app, size: ScreenSize.standard.size)
        for object in [app, app.shell, app.work, pilot] as [AnyObject] { trackForLeaks(object) }
        return pilot
    }

    @Test("An app with one screen shows the screen and handles keys")
    func oneScreen() async {
        let pilot = makePilot(Hello())
        pilot.start()
        await pilot.press(.down)
        let screen = pilot.frame().grid.plainText
        #expect(screen.hasPrefix("╭─ Hello ─") && screen.contains("▸ Row 1"))
    }

    @Test("An app passes its host to the shell, which asks the host to quit")
    func host() async {
        let (app, host) = (Hello(), HostMock())
        let pilot = makePilot(app)
        app.host = host
        pilot.start()
        await pilot.press(.character("q"))
        #expect(host.calls == [.quit])
    }

    @Test("An app is settled when its work is done, and calls `didProgress` for finished work and new toasts")
    func progress() async {
        let app = Hello()
        let pilot = makePilot(app)
        pilot.start()
        var count = 0
        app.didProgress = { count += 1 }
        app.work.start(for: app) { () async in
        } then: { _, _ in
        }
        #expect(!app.isSettled)
        await app.settle()
        #expect(app.isSettled && count == 1)
        app.shell.navigation().showToast("Done")
        #expect(app.isSettled && count == 2)
        app.didProgress = nil
    }

    @Test("A pilot, which runs an app without a terminal, can select the tab in which the app starts")
    func lead() async {
        let pilot = makePilot(TwoTabs())
        await pilot.start { $0.shell.select("blue") }
        #expect(pilot.frame().grid.plainText.hasPrefix(" Red  [Blue]"))
    }
}
