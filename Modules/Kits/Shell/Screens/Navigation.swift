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
    /// Keeps `owner`, the coordinator that built the screen, alive until the screen is closed. The `name` tells the screen
    /// from others, whatever its title says.
    public func push(_ screen: any Screen, named name: String? = nil, keeping owner: AnyObject? = nil) {
        shell?.update(tab) { $0.push(screen, named: name, keeping: owner) }
    }

    /// Closes the screen that `owner` pushed, unless it is the first of its stack.
    public func pop(_ owner: AnyObject) {
        shell?.update(tab) { $0.pop(owner) }
    }

    /// Closes every screen of the stack except the first.
    public func popToRoot() {
        shell?.update(tab) { $0.popToRoot() }
    }

    /// Selects the stack's tab.
    public func bringToFront() {
        shell?.select(tab)
    }

    /// The coordinator that pushed the front screen of the stack.
    public var frontOwner: AnyObject? { shell?.stacks[tab]?.frontOwner }

    /// The name of the front screen of the stack; nil if it has none.
    public var frontName: String? { shell?.stacks[tab]?.frontName }

    /// Shows `message` in front of the screens for a few seconds; the screens remain usable.
    public func showToast(_ message: String) {
        shell?.toasts.show(message)
    }

    /// Copies `text` to the clipboard of the shell's host.
    public func copy(_ text: String) {
        shell?.host?.copy(text)
    }
}
