import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Keys pressed while the front screen stores something", .leakChecks, .endsWhenStuck)
struct KeptKeyTests {
    private let harness = ShellHarness()

    init() {
        harness.draw()
        harness.one.storing = "the form"
    }

    @Test("Keys kept during storing are delivered in order afterwards: at the next drawing, or before the next key")
    func order() {
        harness.press(.enter, .character("b"), .down)
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 3)
        harness.one.storing = nil
        harness.draw()
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.character("b"))])
        #expect(harness.selectedRow?.contains("Row 1") == true && harness.shell.keptCount == 0)
        harness.one.storing = "the next form"
        harness.press(.enter)
        harness.one.storing = nil
        harness.press(.character("b"))
        #expect(harness.one.calls.suffix(2) == [.handled(.enter), .handled(.character("b"))])
    }

    @Test("If a key kept during storing makes the screen store something again, the next kept key waits")
    func storingAgain() {
        harness.press(.enter, .character("b"))
        harness.one.whenHandled = { [unowned harness] in harness.one.storing = "the next form" }
        harness.one.storing = nil
        harness.draw()
        #expect(harness.one.calls == [.opened, .handled(.enter)] && harness.shell.keptCount == 1)
    }

    @Test("A key kept during storing goes to the screen that is in front when the key is delivered")
    func otherFront() {
        harness.press(.tab, .enter)
        harness.one.storing = nil
        harness.draw()
        #expect(harness.one.calls == [.opened] && harness.other.calls == [.opened, .handled(.enter)])
    }

    @Test("Escape is kept while the front screen stores something; ctrl-c and ctrl-z act immediately")
    func controlKeys() {
        let front = SampleScreen("Front")
        harness.navigation.push(front)
        front.storing = "the form"
        harness.press(.escape, .control("c"), .control("z"))
        #expect(harness.title == "Front" && harness.host.calls == [.quit, .suspend])
        front.storing = nil
        harness.draw()
        #expect(harness.title == "One")
    }

    @Test("Thousands of kept characters and a paste reach the text field in order, before later text")
    func text() {
        harness.one.isEditingText = true
        harness.one.takesText = true
        let characters = Array((0..<1000).map(String.init).joined())
        #expect(!harness.shell.isEditingText && !harness.shell.typeText(characters))
        for character in characters { harness.press(.character(character)) }
        harness.press(.paste("pasted"))
        harness.one.storing = nil
        #expect(harness.shell.typeText(["a", "b"]))
        let keys = characters.map(Key.character) + [.paste("pasted"), .text(["a", "b"])]
        #expect(harness.one.calls == [.opened] + keys.map { .handled($0) })
    }

    @Test(
        "A key kept during storing is delivered only after the question about quitting or the final save has ended",
        arguments: [false, true])
    func waiting(isSaving: Bool) {
        harness.one.unsavedChanges = ["The form will be lost."]
        harness.press(.enter)
        if isSaving { harness.shell.isSaving = true } else { harness.press(.control("c")) }
        harness.one.storing = nil
        harness.draw()
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 1)
        if isSaving { harness.shell.isSaving = false } else { harness.press(.escape) }
        harness.draw()
        #expect(harness.one.calls == [.opened, .handled(.enter)] && harness.prompt == nil)
    }

    @Test("The key bar says “Saving…” after 0.3 seconds, until storing ends")
    func keyBar() async {
        let app = AppOfShell(shell: harness.shell)
        for isLong in [false, true] {
            harness.one.storing = "the form"
            #expect(!harness.keyBar.contains("Saving…"))
            await harness.clock.nextSleep()
            harness.clock.advance(by: .milliseconds(299))
            #expect(!harness.keyBar.contains("Saving…") && harness.clock.sleeperCount == 1)
            if isLong {
                harness.clock.advance(by: .milliseconds(1))
                await app.nextChange()
                #expect(harness.keyBar == "ctrl-c quit  Saving…" && harness.clock.sleeperCount == 0)
            }
            harness.one.storing = nil
            #expect(!harness.keyBar.contains("Saving…") && harness.clock.sleeperCount == 0)
        }
        harness.one.storing = "the form"
        #expect(!harness.keyBar.contains("Saving…"))
    }

    @Test("The selected tab comes first in the shell's lists of changes being stored and losses in unanswered alerts")
    func names() {
        harness.other.storing = "the item"
        harness.one.ask("OK", loss: "The name is not saved.")
        harness.one.ask("OK")
        harness.other.ask("OK", loss: "The date is not saved.")
        #expect(harness.shell.storing == ["the form", "the item"])
        #expect(harness.shell.unansweredLosses == ["The name is not saved.", "The date is not saved."])
        harness.shell.select("other")
        #expect(harness.shell.storing == ["the item", "the form"])
    }
}
