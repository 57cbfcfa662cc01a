import Coordinator
import Shell
import TextUI

/// An app that records its user's input, and otherwise behaves like the app inside it.
///
/// Ctrl-s takes a snapshot, and does not reach the app inside.
final class FlowRecorder {
    let app: AppCoordinator
    private(set) var script = FlowScript()
    private weak var outerHost: (any AppHost)?
    private var size = FlowReplay.size
    private var appearance = Appearance()
    private var report: Frame.Report?
    private var text: CellGrid?
    /// The last input; it is recorded when the next input arrives, because its consequences are visible by then.
    private var pending: (input: FlowScript.Input, before: FlowLandmark)?
    /// The app's own shortcuts.
    private var shortcuts: [Shortcut] = []
    private var snapshotCount = 0
    private var showsToast = false
    private var hasQuit = false
    /// The number of steps before the key that made the app ask whether to quit; nil if the app is not asking.
    private var stepsBeforeQuestion: Int?

    /// - Parameter app: An app that has not been started.
    init(_ app: AppCoordinator) {
        self.app = app
    }

    /// Records the last input; called when the app has ended.
    func finish() {
        _ = observe()
    }
}

extension FlowRecorder: App {
    var host: (any AppHost)? {
        get { outerHost }
        set {
            outerHost = newValue
            app.host = self
        }
    }

    var theme: Theme { app.theme }
    var isEditingText: Bool { app.isEditingText }
    var isSettled: Bool { app.isSettled }

    var didProgress: (() -> Void)? {
        get { app.didProgress }
        set { app.didProgress = newValue }
    }

    func start() {
        app.start()
        shortcuts = app.shell.shortcuts
        offerSnapshots()
    }

    func skipPauses() { app.skipPauses() }
    func settle() async { await app.settle() }
    func finishSaving() async -> Bool { await app.finishSaving() }

    func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        self.size = size
        self.appearance = appearance
        let frame = app.draw(size: size, tick: tick, appearance: appearance, transcribes: transcribes)
        report = frame.report
        text = frame.grid
        if app.shell.toasts.message != nil { showsToast = true }
        return frame
    }

    func press(_ key: Key) {
        switch key {
        case .control("s"): takeSnapshot()
        // These keys only control the terminal, so they are not recorded.
        case .control("z"), .control("l"): app.press(key)
        case .click(let point): click(at: point)
        default: note(key, as: FlowScript.Input(key, isEditing: app.isEditingText))
        }
    }

    func typeText(_ characters: [Character]) -> Bool {
        let before = observe()
        guard app.typeText(characters) else { return false }
        let inputs = characters.map { FlowScript.Input(.character($0), isEditing: true) }
        for input in inputs.dropLast() { script.add(input) }
        pending = inputs.last.map { ($0, before) }
        return true
    }
}

extension FlowRecorder: AppHost {
    func quit() {
        hasQuit = true
        outerHost?.quit()
    }

    func suspend() { outerHost?.suspend() }
    func copy(_ text: String) -> Bool { outerHost?.copy(text) ?? false }
}

// MARK: - The user's input

extension FlowRecorder {
    /// Presses `key` and, unless the app quits, keeps `input` to be recorded or, if the key selected a tab, that tab.
    private func note(_ key: Key, as input: FlowScript.Input?) {
        let before = observe()
        // The app may still be running after a request to quit, because something could not be saved.
        hasQuit = false
        app.press(key)
        showsToast = app.shell.toasts.message != nil
        guard !hasQuit else { return forgetQuestion() }
        if app.shell.selectedTab != before.tab, key.selectsTabs {
            let tab = Route(app.shell.selectedTab)
            pending = (FlowScript.Input(app.shell.canGoBack ? .select(tab) : .open(tab), isTab: true), before)
        } else {
            pending = input.map { ($0, before) }
        }
        let isQuestion = [.character("q"), .control("c")].contains(key) && app.shell.prompt?.title != before.prompt
        if isQuestion { stepsBeforeQuestion = script.entries.count }
    }

    /// Records a click on a key of the key bar as that key, and any other click as a click on the text there.
    private func click(at point: Point) {
        switch report?.tapTarget(at: point) {
        case .key(let key): press(key)
        case .tab: note(.click(point), as: nil)
        case .row, .control, .button:
            note(.click(point), as: text?.text(at: point).map { FlowScript.Input(.click($0)) })
        // No step is recorded: `observe()` records the end of a toast, and any other click here hits nothing.
        case .toast, nil: app.press(.click(point))
        }
    }

    private func takeSnapshot() {
        pending = (FlowScript.Input(.snapshot), observe())
        snapshotCount += 1
        offerSnapshots()
    }

    /// Adds ctrl-s to the key bar, with the number of snapshots taken.
    private func offerSnapshots() {
        let key = Key.control("s")
        let words = snapshotCount == 0 ? "snapshot" : "snapshot (\(snapshotCount))"
        app.shell.shortcuts = shortcuts + [Shortcut(key, hint: KeyBar.Hint(key, words, isPinned: true)) {}]
    }

    /// Forgets the keys that made the app ask whether to quit.
    private func forgetQuestion() {
        pending = nil
        if let stepsBeforeQuestion { script.removeSteps(from: stepsBeforeQuestion) }
    }
}

// MARK: - The consequences of the input

extension FlowRecorder {
    /// Adds the pending input to the script, now that its consequences are visible; then adds the end of a toast, if no
    /// key ended the toast.
    ///
    /// - Returns: The landmark of the screen.
    private func observe() -> FlowLandmark {
        let isSettled = app.isSettled
        let frame = app.draw(size: size, tick: 0, appearance: appearance, transcribes: true)
        let now = app.landmark(in: frame)
        if let (input, before) = pending {
            let isOther = (now.title, now.prompt) != (before.title, before.prompt)
            script.add(input, leadingTo: isSettled ? now : nil, changesScreen: isOther)
            if now.prompt == nil { stepsBeforeQuestion = nil }
        }
        pending = nil
        if showsToast, app.shell.toasts.message == nil {
            showsToast = false
            script.add(FlowScript.Input(.endToast))
        }
        return now
    }
}

extension Key {
    /// Whether the key selects a tab if the front screen does not handle the key.
    fileprivate var selectsTabs: Bool {
        switch self {
        case .tab, .backtab, .click: true
        case .modified(let key, _): key.selectsTabs
        default: false
        }
    }
}
