/// What a coordinator gets of the shell: one stack of screens, and the toast.
///
/// It is bound to its stack: a screen that is pushed while another tab is selected waits there, and opens when its tab
/// is selected. It keeps nothing alive, and does nothing once the shell is gone.
public struct Navigation {
    private weak var shell: Shell?
    private let tab: Tab.ID

    init(shell: Shell, tab: Tab.ID) {
        self.shell = shell
        self.tab = tab
    }

    /// Opens `screen` in front of the stack.
    ///
    /// - Parameter owner: Lives as long as the screen is there: the coordinator that built it.
    public func push(_ screen: any Screen, keeping owner: AnyObject? = nil) {
        shell?.update(tab) { $0.push(screen, keeping: owner) }
    }

    /// Closes the screen that `owner` pushed, unless it is the first of its stack.
    public func pop(_ owner: AnyObject) {
        shell?.update(tab) { $0.pop(owner) }
    }

    /// Closes every screen of the stack but its first.
    public func popToRoot() {
        shell?.update(tab) { $0.popToRoot() }
    }

    /// Selects the stack's tab.
    public func bringToFront() {
        shell?.select(tab)
    }

    /// The coordinator that pushed the front screen of the stack.
    public var frontOwner: AnyObject? { shell?.stacks[tab]?.frontOwner }

    /// Shows `message` in front of the screens, which stay in use, for a while.
    public func showToast(_ message: String) {
        shell?.toasts.show(message)
    }
}
