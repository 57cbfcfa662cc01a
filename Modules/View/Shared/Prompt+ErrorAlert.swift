import Shell
import TextUI

extension Prompt {
    /// Says what has failed; enter tries again.
    static func errorAlert(_ message: String, retry: @escaping () -> Void) -> Prompt {
        Prompt(
            title: "Error", message: message,
            actions: [Action("Retry", handler: retry), Action("Cancel", role: .cancel)])
    }
}
