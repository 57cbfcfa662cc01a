public import TextUI

/// What every screen stands in: tabs, each with a stack of screens, prompts and a toast in front, and a key bar.
///
/// The shell owns its screens; a screen owns its view model, which owns its interactor. When a screen leaves the shell,
/// its module is freed.
public final class Shell {
    /// The tabs from left to right; with one alone, no row of tabs shows.
    public var tabs: [Tab]
    /// Whether a bar says what the keys do.
    public var showsKeyHints = true
    /// Keys that do the same on every screen.
    public var shortcuts: [Shortcut] = []
    /// Runs the app, and is asked to quit or to suspend it.
    public weak var host: (any AppHost)?
    /// The tab whose front screen takes the keys.
    public private(set) var selectedTab: Tab.ID
    /// The message in front of the screens.
    public let toasts: Toasts

    let words: ShellWords
    private(set) var stacks: [Tab.ID: Stack] = [:]
    var presented: PresentedPrompt?
    /// The first line of help that shows; nil while it does not.
    var help: ScrollState?
    /// The layout of the last drawing; nil after a change until the next one.
    var lastReport: Frame.Report?

    /// A shell without screens, its first tab selected.
    ///
    /// - Parameters:
    ///   - tabs: At least one; unless given, an app of one stack, without tabs.
    ///   - words: What it says of its own keys.
    ///   - clock: Measures how long a toast shows.
    public init(tabs: [Tab] = [.only], words: ShellWords, clock: any Clock<Duration>) {
        self.tabs = tabs
        self.words = words
        selectedTab = tabs.first?.id ?? Tab.only.id
        toasts = Toasts(clock: clock)
    }

    /// The screen that takes the keys.
    public var front: (any Screen)? { stacks[selectedTab]?.front }

    /// The stack of the tab of that ID, which is one of ``tabs``; of the selected tab unless given.
    public func navigation(in tab: Tab.ID? = nil) -> Navigation {
        precondition(tab == nil || tabs.contains { $0.id == tab }, "no tab has the ID \(tab ?? "")")
        return Navigation(shell: self, tab: tab ?? selectedTab)
    }

    /// Brings the tab of that ID to the front, as it was left; nothing happens where there is none.
    public func select(_ tab: Tab.ID) {
        guard tabs.contains(where: { $0.id == tab }) else { return }
        selectedTab = tab
        lastReport = nil
        openFront()
    }

    func update(_ tab: Tab.ID, _ change: (inout Stack) -> Void) {
        // Keeps removed screens alive until the stack is consistent: a deinit may call the shell.
        let before = stacks[tab]
        change(&stacks[tab, default: Stack()])
        withExtendedLifetime(before) {}
        lastReport = nil
        openFront()
    }

    /// Tells the front screen that it is open, once; it may push or pop at that.
    private func openFront() {
        let opened = stacks[selectedTab]?.openFront()
        opened?.didOpen()
    }
}
