import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The order of prompts", .leakChecks, .endsWhenStuck)
struct PromptOrderTests {
    private let harness = ShellHarness()

    @Test("If answering a prompt adds another prompt, the new prompt comes after those already waiting")
    func nested() {
        harness.one.ask("A", title: "First") { [unowned harness] _ in harness.one.ask(title: "Third") }
        harness.one.ask("B", title: "Second")
        harness.press(.enter)
        #expect(harness.shell.prompt?.title == "Second")
        harness.press(.enter)
        #expect(harness.shell.prompt?.title == "Third")
    }

    @Test("The front prompt stays until it is answered, even if another screen asks a question")
    func staying() {
        harness.one.ask(title: "Root's")
        #expect(harness.shell.prompt?.title == "Root's")
        let front = SampleScreen("Front")
        harness.navigation.push(front)
        front.ask(title: "Front's")
        #expect(harness.shell.prompt?.title == "Root's")
        harness.press(.enter)
        #expect(harness.shell.prompt?.title == "Front's")
    }

    @Test("A prompt that may appear in every tab precedes a prompt that waits for its tab to be selected")
    func pastAnother() {
        harness.other.ask(title: "Own")
        harness.other.ask(title: "Every", isForEveryTab: true)
        #expect(harness.shell.prompt?.title == "Every")
        harness.press(.enter)
        #expect(harness.prompt == nil)
        harness.press(.tab)
        #expect(harness.shell.prompt?.title == "Own")
    }

    @Test("A prompt disappears with its screen, and the next prompt appears")
    func closed() {
        let front = SampleScreen("Front")
        harness.navigation.push(front)
        front.ask(title: "Front's")
        harness.one.ask(title: "Root's")
        #expect(harness.shell.prompt?.title == "Front's")
        harness.navigation.popToRoot()
        #expect(harness.shell.prompt?.title == "Root's")
    }

    @Test("A screen is freed when it is closed, even if its prompt is shown")
    func freed() {
        for _ in 0..<(SlowTests.areEnabled ? 1_000 : 10) {
            weak var closed: SampleScreen?
            do {
                let screen = SampleScreen("Front")
                closed = screen
                harness.navigation.push(screen)
                screen.ask("OK")
            }
            _ = harness.shell.draw(size: ScreenSize.small.size)
            #expect(harness.prompt != nil)
            harness.navigation.popToRoot()
            #expect(closed == nil && harness.prompt == nil)
        }
    }
}
