import Coordinator
import Sample
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The recorder of a flow", .leakChecks, .endsWhenStuck)
struct FlowRecorderTests {
    @Test(
        "The recorder turns keys into the steps of a flow",
        arguments: [
            ("down down b", [.press([.down, .down]), .type("b")]),
            ("tab tab tab n Milk enter", [.open(.lists), .type("nMilk"), .press([.enter])]),
            ("enter tab shift-tab esc", [.press([.enter]), .select(.users), .press([.escape])]),
            (", esc", [.type(","), .press([.escape])]),
            ("/ , tab", [.type("/,"), .open(.bookmarks)]),
            ("? x", [.type("?"), .type("x")]),
            ("down ctrl-s down ctrl-l ctrl-z ctrl-s", [.press([.down]), .snapshot, .press([.down]), .snapshot]),
            ("down q", [.press([.down])]),
            ("down ctrl-c", [.press([.down])]),
            ("down d q", [.press([.down]), .type("d")]),
        ] as [(String, [FlowStep])])
    func keys(script: String, steps: [FlowStep]) async throws {
        let recording = try Recording()
        await recording.press(try Key.script(script))
        #expect(recording.steps == steps)
    }

    @Test(
        "If the app quits, the keys that led to the question about quitting are not recorded",
        arguments: ["ctrl-c", "left enter", "tab enter"])
    func question(answer: String) async throws {
        let form = try Key.script("shift-tab down enter Ada ctrl-c")
        let asked = try Recording()
        await asked.press(try form + Key.script(answer))
        #expect(asked.hasQuit)
        #expect(asked.steps.last == .type("Ada"))
        let stayed = try Recording()
        await stayed.press(form + [.escape])
        #expect(!stayed.hasQuit)
        #expect(stayed.steps.suffix(2) == [.press([.control("c")]), .press([.escape])])
    }

    @Test("During a recording, the key bar offers ctrl-s and counts the snapshots")
    func hint() async throws {
        let recording = try Recording()
        await recording.press([])
        #expect(recording.screen.contains("ctrl-s snapshot"))
        await recording.press([.control("s"), .control("s")])
        #expect(recording.screen.contains("ctrl-s snapshot (2)"))
    }

    @Test("A click on a tab is recorded as the tab's route, and a click on a text as that text")
    func clicks() async throws {
        let recording = try Recording()
        await recording.press([])
        let row = try #require(recording.place(of: "ada.marsh"))
        let tab = try #require(recording.place(ofTab: .shop))
        await recording.press([.click(row), .click(row), .click(tab), .click(Point(x: 79, y: 0))])
        #expect(
            recording.steps == [
                .click("ada.marsh@example.com"), .click("ada.marsh@example.com"), .open(.shop),
            ])
    }

    @Test("If a toast ends before the escape key is pressed, the recording has the end of the toast before the key")
    func toast() async throws {
        let recording = try Recording()
        await recording.press([])
        let tab = try #require(recording.place(ofTab: .shop))
        await recording.press([.click(tab), .enter, .enter])
        recording.app.shell.toasts.dismiss()
        await recording.press([.escape])
        #expect(recording.steps == [.open(.shop), .press([.enter]), .press([.enter]), .endToast, .press([.escape])])
    }

    @Test("Letters that arrive together are recorded as one step")
    func typedTogether() async throws {
        let recording = try Recording()
        await recording.press([.character("/")])
        #expect(recording.recorder.typeText(Array("ada")))
        await recording.press([.backspace])
        #expect(!recording.recorder.script.entries.isEmpty)
        #expect(recording.steps == [.type("/ada"), .press([.backspace])])
    }
}

/// A recorder, driven by keys.
@MainActor
private final class Recording {
    let app: AppCoordinator
    let recorder: FlowRecorder
    private let host = HostMock()
    private let pilot: Pilot<FlowRecorder>
    private var hasStarted = false

    init(sourceLocation: SourceLocation = #_sourceLocation) throws {
        app = try safeComposition(["--record", "Test"], clock: SampleClock()).makeApp()
        recorder = FlowRecorder(app)
        recorder.host = host
        pilot = Pilot(app: recorder, size: Size(width: 100, height: 24))
        for object in [self, recorder, app] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
    }

    var hasQuit: Bool { host.calls.contains(.quit) }
    var screen: String { pilot.frame().grid.plainText }
    var steps: [FlowStep] {
        recorder.finish()
        return recorder.script.entries.map(\.step)
    }

    func press(_ keys: [Key]) async {
        if !hasStarted { pilot.start() }
        hasStarted = true
        for key in keys { await pilot.press(key) }
        await pilot.settle()
    }

    func place(of text: String) -> Point? { pilot.frame().grid.place(of: text) }

    func place(ofTab tab: Route) -> Point? { app.places.first { $0.route == tab }.flatMap { place(of: $0.title) } }
}
