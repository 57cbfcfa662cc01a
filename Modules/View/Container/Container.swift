public import Binding
import TextUI
public import ViewModel

/// What every screen stands in: tabs, each with a stack of screens, prompts and a toast in front, and a key bar.
///
/// The container keeps its screens; a screen keeps its view model, and that its interactor. When a screen leaves, its
/// module is freed.
public final class Container: Configurable {
    private(set) var viewModel: ContainerViewModel
    private(set) var tabs: [Tab] = []
    private(set) var prompts: [PresentedPrompt] = []
    /// From which line on help shows; nil while it does not.
    private(set) var help: ScrollState?
    /// Where everything is that shows; nil from a change until it is drawn.
    private(set) var lastReport: Frame.Report?
    /// The index of the tab in front.
    public private(set) var selectedTab = 0

    /// A tab and the screens that were opened in it, the front one last.
    struct Tab {
        let title: String
        var stack: [Entry]
        /// Nil once the tab has been shown.
        var whenFirstShown: (() -> Void)?
    }

    /// A screen, with the coordinator that built it and lives as long.
    struct Entry {
        let screen: any Screen
        let coordinator: AnyObject
    }

    /// A prompt, the action that has the focus, and the tab that it belongs to; nil for none in particular.
    struct PresentedPrompt {
        let prompt: Prompt
        var focus: Int
        let tab: Int?
    }

    /// A container without tabs.
    public init(viewModel: ContainerViewModel) {
        self.viewModel = viewModel
    }

    public func configure(with viewModel: ContainerViewModel) {
        self.viewModel = viewModel
    }

    /// The screen that takes the keys.
    public var front: (any Screen)? { tab?.stack.last?.screen }

    /// Whether a prompt is in front of the screens.
    public var isPresenting: Bool { presented != nil }

    /// The prompt in front.
    var presented: PresentedPrompt? { presentedIndex.map { prompts[$0] } }

    private var presentedIndex: Int? { prompts.firstIndex { $0.tab == nil || $0.tab == selectedTab } }

    var tab: Tab? { tabs.indices.contains(selectedTab) ? tabs[selectedTab] : nil }
}

// MARK: - Navigation

extension Container {
    /// Adds a tab with its first screen, which `coordinator` lives as long as.
    ///
    /// - Parameter whenFirstShown: What is done once, when the tab comes to the front for the first time: a screen that
    ///   nobody has seen yet neither loads nor says what failed.
    public func addTab(
        _ title: String, root: any Screen, coordinator: AnyObject, whenFirstShown: (() -> Void)? = nil
    ) {
        root.container = self
        tabs.append(
            Tab(
                title: title, stack: [Entry(screen: root, coordinator: coordinator)], whenFirstShown: whenFirstShown))
        if tabs.count - 1 == selectedTab { showTab() }
    }

    /// Brings the tab of that index to the front, as it was left; nothing happens out of range.
    public func selectTab(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        selectedTab = index
        lastReport = nil
        showTab()
    }

    private func showTab() {
        let whenFirstShown = tabs[selectedTab].whenFirstShown
        tabs[selectedTab].whenFirstShown = nil
        whenFirstShown?()
    }

    /// Opens `screen` in front of the selected tab's; `coordinator` lives as long as it is there.
    public func push(_ screen: any Screen, coordinator: AnyObject) {
        guard tabs.indices.contains(selectedTab) else { return }
        screen.container = self
        tabs[selectedTab].stack.append(Entry(screen: screen, coordinator: coordinator))
        lastReport = nil
    }

    /// Closes the front screen, unless it is its tab's first.
    ///
    /// - Returns: Whether a screen was closed.
    @discardableResult
    public func pop() -> Bool {
        guard let tab, tab.stack.count > 1 else { return false }
        tabs[selectedTab].stack.removeLast()
        lastReport = nil
        return true
    }

    /// Closes every screen of the selected tab but its first.
    public func popToRoot() {
        while pop() {}
    }

    /// Puts `prompt` in front, behind those that are waiting for an answer already.
    ///
    /// - Parameter screen: Whose tab the prompt waits for, so that what fails behind a screen does not take its keys; nil
    ///   where it is for every tab.
    public func present(_ prompt: Prompt, over screen: (any Screen)? = nil) {
        let tab = screen.flatMap { screen in tabs.firstIndex { $0.stack.contains { $0.screen === screen } } }
        prompts.append(PresentedPrompt(prompt: prompt, focus: prompt.initialFocus, tab: tab))
        lastReport = nil
    }

    /// Shows `message` in front of the screens, which stay in use, for a while.
    public func showToast(_ message: String) {
        viewModel.showToast(message)
    }
}

// MARK: - State that keys change

extension Container {
    func openHelp() {
        help = ScrollState()
        lastReport = nil
    }

    /// Scrolls help, or closes it where the key is none that scrolls.
    func pressInHelp(_ key: Key) {
        if case .modified(let plain, _) = key { return pressInHelp(plain) }
        if help?.handle(key) != true { help = nil }
    }

    /// Hears where everything is, and which lines of help, or which rows of the front screen, drawing showed.
    func didDraw(_ report: Frame.Report) {
        lastReport = report
        guard let rows = report.shownRows else { return }
        if !isPresenting, help != nil { return help?.didShow(rows) ?? () }
        front?.didShow(columns: report.shownColumns)
        front?.didShow(rows)
    }

    func moveFocus(by step: Int) {
        guard let index = presentedIndex, !prompts[index].prompt.actions.isEmpty else { return }
        let count = prompts[index].prompt.actions.count
        prompts[index].focus = (prompts[index].focus + step + count) % count
    }

    /// Takes the first prompt away and does what its action at `index` says.
    func answer(with index: Int) {
        guard let presented = presentedIndex else { return }
        lastReport = nil
        let actions = prompts.remove(at: presented).prompt.actions
        if actions.indices.contains(index) { actions[index].handler() }
    }
}
