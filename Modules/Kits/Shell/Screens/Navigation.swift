import TextUI

/// A coordinator's access to the shell: one stack of screens, the toast, and the clipboard.
///
/// It always refers to the same stack: a screen pushed while another tab is selected is opened when its own tab is
/// selected. It holds the shell weakly, and does nothing once the shell is gone.
public struct Navigation {
    private weak var shell: Shell?
    private let tab: Tab.ID

    init(shell: Shell, tab: Tab.ID) {
        self.shell = shell
        self.tab = tab
    }

    /// Adds `screen` in front of the stack.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - path: What tells the screen from others in front of the same one, whatever its title says. It is asked anew
    ///     each time, because what the screen shows may change.
    ///   - owner: The coordinator that built the screen, which is kept alive until the screen is closed.
    public func push(
        _ screen: any Screen, at path: @autoclosure @escaping () -> [String] = [], keeping owner: AnyObject? = nil
    ) {
        shell?.update(tab) { $0.push(screen, at: path, keeping: owner) }
    }

    /// Closes the screen that `owner` pushed, unless it is the first of its stack.
    public func pop(_ owner: AnyObject) {
        shell?.update(tab) { $0.pop(owner) }
    }

    /// Closes every screen of the stack except the first.
    public func popToRoot() {
        shell?.update(tab) { $0.popToRoot() }
    }

    /// Selects a row of the front screen's list, unless it is nil or text is being edited there.
    public func select(row: Int?) {
        if let front, let row, !front.isEditingText { _ = front.selecting(row: row)() }
    }

    /// Opens the front screen of the stack, even if another tab stays selected.
    public func openFront() { shell?.openFront(of: tab) }

    /// Selects the stack's tab.
    public func bringToFront() {
        shell?.select(tab)
    }

    /// The coordinator that pushed the front screen of the stack.
    public var frontOwner: AnyObject? { shell?.stacks[tab]?.frontOwner }

    /// What names each screen of the stack, from the first to the front one.
    public var paths: [[String]] { shell?.stacks[tab]?.paths ?? [] }

    /// Lets the front screen of the stack ask, in its own tab.
    public func ask(_ prompt: Prompt) { front?.prompts.append(prompt) }

    /// What would be lost if every screen but the first were closed, one sentence each.
    public var losses: [String] {
        let closed = shell?.stacks[tab]?.screens.dropLast() ?? []
        // A text that failed to be stored still stands in its form.
        return closed.flatMap { $0.prompts.losses.isEmpty ? $0.unsavedChanges : $0.prompts.losses }
    }

    private var front: (any Screen)? { shell?.stacks[tab]?.front }

    /// Shows `message` in front of the screens for a few seconds; the screens remain usable.
    public func showToast(_ message: String) {
        shell?.toasts.show(message)
    }

    /// Copies `text` to the clipboard of the shell's host.
    ///
    /// - Returns: Whether there is one that takes it.
    public func copy(_ text: String) -> Bool { shell?.host?.copy(text) ?? false }
}
