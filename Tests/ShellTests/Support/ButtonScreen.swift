import Shell
import TextUI

/// A screen with a button; a click on the button presses the key b.
@MainActor
final class ButtonScreen: Screen {
    let title = "Button"
    let keyHints: [KeyBar.Hint] = []
    var prompts = PromptQueue()
    var storing: String?
    private(set) var pressed: [Key] = []

    func body(tick: Int) -> some Block { Text("press me").tapTarget(.key(.character("b"))) }

    func handle(_ key: Key) -> Bool {
        guard case .character = key else { return false }
        pressed.append(key)
        return true
    }
}
