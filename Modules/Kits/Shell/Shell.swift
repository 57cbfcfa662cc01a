public import TextUI

/// The surroundings of all screens: tabs (each with a stack of screens), a prompt, a toast and a key bar.
///
/// The shell owns its screens; a screen owns its view model, which owns its interactor. Closing a screen frees its
/// whole module.
public final class Shell {
    /// The tabs from left to right; a single tab is not shown.
    public var tabs: [Tab]
    /// Whether the key bar is shown.
    public var showsKeyHints = true
    /// Keys that have the same effect on every screen.
    public var shortcuts: [Shortcut] = []
    /// Called with each event in the shell; nil if nothing observes the events.
    public var observer: ((ShellEvent) -> Void)? {
        didSet { notedPrompt = observer == nil ? nil : presented }
    }
    /// Called after a screen was pushed or closed, and after a tab was selected.
    public var didNavigate: (() -> Void)?
    /// Called when the shell changes without a key press; its toasts report their own changes.
    var didChange: (() -> Void)?
    /// Whether the app is saving its changes before it ends.
    ///
    /// Meanwhile, ctrl-c is the only key that does anything, and no prompt is shown.
    public var isSaving = false {
        didSet {
            if isSaving { help = nil }
            lastReport = nil
            notePrompt()
            didChange?()
        }
    }
    /// The host that runs the app; the shell asks the host to quit or suspend.
    public weak var host: (any AppHost)?
    /// The tab whose front screen takes the keys.
    public private(set) var selectedTab: Tab.ID
    /// The toast below the front screen.
    public let toasts: Toasts

    let words: ShellWords
    private(set) var stacks: [Tab.ID: Stack] = [:]
    /// The prompt of a screen; nil for none.
    var asked: PresentedPrompt? {
        didSet { notePrompt() }
    }
    /// The pause in which ``asked`` ignores keys.
    let pause: Timeout
    /// Whether the pause began with the answer to an earlier prompt.
    var pauseFollowsAnswer = false
    /// The keys and clicks to handle when the front screen has finished storing.
    var kept: ArraySlice<Kept> = []
    /// The delay until ``isStoringLong`` becomes true.
    let patience: Timeout
    /// Whether the front screen has been storing something for long enough to tell the user.
    var isStoringLong = false
    /// How the user has decided to quit; nil if they have not decided, or have pressed a key since.
    public internal(set) var decision: Decision?
    /// The question that the shell asks before something is lost, shown in front of everything else; nil for none.
    var question: LossQuestion? {
        didSet { notePrompt() }
    }
    /// The prompt that was last reported to the observer; nil when no prompt is in front.
    private var notedPrompt: PresentedPrompt?
    /// The scroll position of the help; nil while the help is closed.
    var help: ScrollState? {
        didSet { if (help == nil) != (oldValue == nil) { observer?(help == nil ? .closedHelp : .openedHelp) } }
    }
    /// Reselects the row of the last click, and returns whether the row was still selected; nil after any other input.
    var lastTap: (() -> Bool)?
    /// The layout of the last drawing; nil from a change until the next drawing.
    var lastReport: Frame.Report?

    /// Creates a shell without screens, with its first tab selected.
    ///
    /// - Parameters:
    ///   - tabs: At least one; by default a single tab, which is not shown.
    ///   - words: The shell's texts, such as the hints for its own keys.
    ///   - clock: The clock for the duration of a toast, for ``Prompt/pause``, and for the delay before the user is
    ///     told that a screen is storing something.
    public init(tabs: [Tab] = [.only], words: ShellWords, clock: any Clock<Duration>) {
        self.tabs = tabs
        self.words = words
        selectedTab = tabs.first?.id ?? Tab.only.id
        toasts = Toasts(clock: clock)
        pause = Timeout(clock: clock)
        patience = Timeout(clock: clock)
    }

    /// The screen that takes the keys.
    public var front: (any Screen)? { stacks[selectedTab]?.front }

    /// Whether escape can go back to a screen behind the front one.
    public var canGoBack: Bool { stacks[selectedTab]?.canPop == true }

    /// Returns access to the stack of one tab.
    ///
    /// - Parameter tab: The ID of one of ``tabs``; by default, the ID of the selected tab.
    public func navigation(in tab: Tab.ID? = nil) -> Navigation {
        precondition(tab == nil || tabs.contains { $0.id == tab }, "no tab has the ID \(tab ?? "")")
        return Navigation(shell: self, tab: tab ?? selectedTab)
    }

    /// Brings the tab with this ID to the front, as it was left; does nothing if there is no such tab.
    public func select(_ tab: Tab.ID) {
        guard tabs.contains(where: { $0.id == tab }) else { return }
        let isNew = tab != selectedTab
        selectedTab = tab
        if isNew { observer?(.selected(tab)) }
        reconsiderPrompt()
        forgetLayout()
        openFront(of: tab)
        didNavigate?()
    }

    func update(_ tab: Tab.ID, _ change: (inout Stack) -> Void) {
        // Keeps removed screens alive until the stack is consistent: a deinit may call the shell.
        let before = stacks[tab]
        change(&stacks[tab, default: Stack()])
        noteChange(from: before, to: stacks[tab])
        forgetLayout()
        withExtendedLifetime(before) {}
        openFront(of: selectedTab)
        didNavigate?()
    }

    /// Forgets the layout and the last click, and removes a toast that was visible with another front screen.
    private func forgetLayout() {
        lastReport = nil
        lastTap = nil
        toasts.leave(front)
    }

    /// Reports to the observer which screens were closed and pushed.
    private func noteChange(from before: Stack?, to after: Stack?) {
        guard let observer else { return }
        let (old, new) = (before?.screens.map { $0 } ?? [], after?.screens.map { $0 } ?? [])
        for screen in old where !new.contains(where: { $0 === screen }) { observer(.closed(screen)) }
        for screen in new where !old.contains(where: { $0 === screen }) { observer(.pushed(screen)) }
    }

    /// Reports a new front prompt to the observer.
    private func notePrompt() {
        guard let observer else { return }
        let prompt = presented
        let isNew = prompt?.isSame(as: notedPrompt) == false
        notedPrompt = prompt
        if isNew, let prompt { observer(.presented(prompt.prompt)) }
    }

    /// Calls `didOpen` on a tab's front screen, but only the first time.
    ///
    /// `didOpen` may push or pop a screen.
    func openFront(of tab: Tab.ID) {
        let opened = stacks[tab]?.openFront()
        opened?.didOpen()
    }
}
