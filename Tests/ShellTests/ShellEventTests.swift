import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The events of a shell", .leakChecks)
struct ShellEventTests {
    private let harness = ShellHarness()

    /// Returns what `keys` lead to, in words.
    private func events(of harness: Harness, pressing keys: Key...) -> [String] {
        events(of: harness) { for key in keys { harness.press(key) } }
    }

    /// Returns what happens in `steps`, in words.
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

    @Test("name the screen that takes a key, or the shell")
    func takers() {
        #expect(events(of: harness, pressing: .enter) == ["press enter", "by One"])
        #expect(events(of: harness, pressing: .escape) == ["press esc", "by nobody"])
        #expect(events(of: harness, pressing: .tab) == ["press tab", "selected other", "by shell"])
        #expect(events(of: harness, pressing: .control("c")) == ["press ctrl-c", "quit", "by shell"])
    }

    @Test("name nobody where a click or a modified key has no meaning, and the screen whose row is clicked")
    func clicks() throws {
        #expect(events(of: harness, pressing: .click(Point(x: 1000, y: 0))).last == "by nobody")
        #expect(events(of: harness, pressing: .modified(.escape, [.shift])).suffix(2) == ["by nobody", "by nobody"])
        #expect(try events(of: harness) { try harness.click("Row 1") }.last == "by One")
    }

    @Test("tell of the help, and that it takes the keys until it is closed")
    func help() {
        #expect(
            events(of: harness, pressing: .character("?"), .character("x")) == [
                "press ?", "opened help", "by shell", "press x", "closed help", "by help",
            ])
    }

    @Test("tell of a screen that is pushed, and of one that is closed")
    func stacks() {
        harness.one.whenHandled = { [weak harness] in harness?.navigation.push(SampleScreen("Detail")) }
        #expect(events(of: harness, pressing: .enter) == ["press enter", "pushed Detail", "by One"])
        #expect(events(of: harness, pressing: .escape) == ["press esc", "closed Detail", "by shell"])
    }

    @Test("tell of a prompt once, and that it takes the keys until it is answered")
    func prompts() {
        harness.one.whenHandled = { [weak one = harness.one] in one?.ask("Yes", "No") }
        #expect(
            events(of: harness, pressing: .enter, .right) == [
                "press enter", "presented Question", "by One", "press right", "by prompt",
            ])
        #expect(events(of: harness, pressing: .enter) == ["press enter", "answered No", "by prompt"])
    }

    @Test("tell of the question before the app quits")
    func question() {
        harness.one.unsavedChanges = ["A form."]
        #expect(events(of: harness, pressing: .character("q"))[1].hasPrefix("presented "))
        #expect(events(of: harness, pressing: .escape)[1].hasPrefix("answered "))
        #expect(events(of: harness, pressing: .control("c"), .control("c")).suffix(2) == ["quit", "by shell"])
    }

    @Test("tell of a prompt when it comes to the front, not while the question before the app quits is there")
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

    @Test("come with a transcript of each drawing, which costs one only where somebody listens")
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

    @Test("tell of a text that is typed in one step")
    func text() {
        harness.one.isEditingText = true
        harness.one.takesText = true
        let typing = events(of: harness) { #expect(harness.shell.typeText(Array("abc"))) }
        #expect(typing == ["press \(Key.text(Array("abc")).name)", "by One"])
    }

    @Test("tell of a text that a screen refuses, and of the characters that are pressed instead")
    func refusedText() {
        harness.one.isEditingText = true
        let typing = events(of: harness) {
            #expect(!harness.shell.typeText(Array("ab")))
            harness.press(.character("a"))
        }
        #expect(typing == ["press \(Key.text(Array("ab")).name)", "by refused", "press a", "by One"])
    }
}
