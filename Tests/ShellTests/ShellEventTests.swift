import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The events of a shell", .leakChecks)
struct ShellEventTests {
    private let harness = ShellHarness()

    /// Returns a description of each event that pressing `keys` causes.
    private func events(of harness: Harness, pressing keys: Key...) -> [String] {
        events(of: harness) { for key in keys { harness.press(key) } }
    }

    /// Returns a description of each event during `steps`.
    private func events(of harness: Harness, in steps: () throws -> Void) rethrows -> [String] {
        var events: [String] = []
        harness.shell.observer = { events.append(Self.words(for: $0)) }
        defer { harness.shell.observer = nil }
        try steps()
        return events
    }

    private static func words(for event: ShellEvent) -> String {
        switch event {
        case .willPress(let key): "press \(key.name)"
        case .didPress(_, by: .screen(let screen)): "by \(screen.title)"
        case .didPress(_, by: let taker): "by \(taker)"
        case .pushed(let screen): "pushed \(screen.title)"
        case .closed(let screen): "closed \(screen.title)"
        case .selected(let tab): "selected \(tab)"
        case .presented(let prompt): "presented \(prompt.title)"
        case .answered(let action): "answered \(action.label)"
        case .openedHelp: "opened help"
        case .closedHelp: "closed help"
        case .quit: "quit"
        case .drew(let frame): "drew \(frame.transcript.elements.count) elements"
        }
    }

    @Test("Shell events say who handles a key: a screen, the shell or nobody")
    func takers() {
        #expect(events(of: harness, pressing: .enter) == ["press enter", "by One"])
        #expect(events(of: harness, pressing: .escape) == ["press esc", "by nobody"])
        #expect(events(of: harness, pressing: .tab) == ["press tab", "selected other", "by shell"])
        #expect(events(of: harness, pressing: .control("c")) == ["press ctrl-c", "quit", "by shell"])
    }

    @Test("Shell events report that nobody handled input without effect, and that a screen handled a row's click")
    func clicks() throws {
        #expect(events(of: harness, pressing: .click(Point(x: 1000, y: 0))).last == "by nobody")
        #expect(events(of: harness, pressing: .modified(.escape, [.shift])).suffix(2) == ["by nobody", "by nobody"])
        #expect(try events(of: harness) { try harness.click("Row 1") }.last == "by One")
    }

    @Test("Shell events report that the help opens, handles a key and closes")
    func help() {
        #expect(
            events(of: harness, pressing: .character("?"), .character("x")) == [
                "press ?", "opened help", "by shell", "press x", "closed help", "by help",
            ])
    }

    @Test("Shell events report that a screen is pushed or closed")
    func stacks() {
        harness.one.whenHandled = { [weak harness] in harness?.navigation.push(SampleScreen("Detail")) }
        #expect(events(of: harness, pressing: .enter) == ["press enter", "pushed Detail", "by One"])
        #expect(events(of: harness, pressing: .escape) == ["press esc", "closed Detail", "by shell"])
    }

    @Test("Shell events report a new prompt once, then the keys that it handles and its answer")
    func prompts() {
        harness.one.whenHandled = { [weak one = harness.one] in one?.ask("Yes", "No") }
        #expect(
            events(of: harness, pressing: .enter, .right) == [
                "press enter", "presented Question", "by One", "press right", "by prompt",
            ])
        #expect(events(of: harness, pressing: .enter) == ["press enter", "answered No", "by prompt"])
    }

    @Test("Shell events report the question about quitting, the answer, and that the app quits")
    func question() {
        harness.one.unsavedChanges = ["A form."]
        #expect(events(of: harness, pressing: .character("q"))[1].hasPrefix("presented "))
        #expect(events(of: harness, pressing: .escape)[1].hasPrefix("answered "))
        #expect(events(of: harness, pressing: .control("c"), .control("c")).suffix(2) == ["quit", "by shell"])
    }

    @Test("Shell events report a prompt behind the question about quitting only after the question closes")
    func promptBehindQuestion() {
        harness.one.unsavedChanges = ["A form."]
        harness.press(.character("q"))
        let asking = events(of: harness) {
            harness.one.ask("Yes", "No")
            harness.shell.skipPauses()
        }
        #expect(asking == [])
        #expect(events(of: harness, pressing: .escape).contains("presented Question"))
    }

    @Test("Shell events report each drawing with its transcript; a shell without an observer makes no transcript")
    func drawings() {
        let shell = ShellHarness().shell
        let size = Size(width: 40, height: 10)
        #expect(shell.draw(size: size).transcript.elements.isEmpty)
        var drawings: [String] = []
        shell.observer = { drawings.append(Self.words(for: $0)) }
        let frame = shell.draw(size: size)
        #expect(drawings == ["drew \(frame.transcript.elements.count) elements"])
        #expect(!frame.transcript.elements.isEmpty)
    }

    @Test("Shell events report text that is typed in one step")
    func text() {
        harness.one.isEditingText = true
        harness.one.takesText = true
        let typing = events(of: harness) { #expect(harness.shell.typeText(Array("abc"))) }
        #expect(typing == ["press \(Key.text(Array("abc")).name)", "by One"])
    }

    @Test("Shell events report text that a screen refuses, and the keys that are pressed instead")
    func refusedText() {
        harness.one.isEditingText = true
        let typing = events(of: harness) {
            #expect(!harness.shell.typeText(Array("ab")))
            harness.press(.character("a"))
        }
        #expect(typing == ["press \(Key.text(Array("ab")).name)", "by refused", "press a", "by One"])
    }
}
