import TextUI

/// A coordinator's access to the shell: one stack of screens, the toast, and the clipboard.
///
/// It always refers to the same stack: a screen pushed while another tab is selected opens when its own tab is
/// selected. The shell is held weakly, and calls do nothing after it has been freed.
public struct Navigation {
    private weak var shell: Shell?
    private let tab: Tab.ID

    init(shell: Shell, tab: Tab.ID) {
        self.shell = shell
        self.tab = tab
    }

    /// Adds `screen` to the stack, in front of its other screens.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - path: Distinguishes the screen from all others that can be pushed onto the same screen. The path is
    ///     evaluated at each use, because the screen's content may change.
    ///   - owner: The coordinator that built the screen. The stack keeps it alive until the screen is closed.
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

    /// Selects `row` in the front screen's list, unless `row` is nil or the screen is editing text.
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

    /// The path of each screen of the stack, from the first screen to the front one.
    public var paths: [[String]] { shell?.stacks[tab]?.paths ?? [] }

    /// Adds `prompt` to the front screen of the stack, to be shown in its tab.
    public func ask(_ prompt: Prompt) { front?.prompts.append(prompt) }

    /// A sentence about each thing that would be lost if every screen but the first were closed.
    public var losses: [String] {
        let closed = shell?.stacks[tab]?.screens.dropLast() ?? []
        // If a text could not be stored, both its form and a prompt name it. Only the prompt counts.
        return closed.flatMap { $0.prompts.losses.isEmpty ? $0.unsavedChanges : $0.prompts.losses }
    }

    private var front: (any Screen)? { shell?.stacks[tab]?.front }

    /// Shows `message` below the front screen for a few seconds; the screen remains usable.
    public func showToast(_ message: String) {
        shell?.toasts.show(message)
    }

    /// Copies `text` to the clipboard of the shell's host.
    ///
    /// - Returns: Whether the host has accepted the text.
    public func copy(_ text: String) -> Bool { shell?.host?.copy(text) ?? false }
}
