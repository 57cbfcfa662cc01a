public import TextUI

extension Shell {
    /// Draws everything, and tells the front screen which of its rows are visible.
    ///
    /// - Parameter transcribes: Whether to make a transcript, too.
    public func draw(
        size: Size, tick: Int = 0, appearance: Appearance = Appearance(), transcribes: Bool = false
    ) -> Frame {
        updatePresented()
        guard let front else { return Frame(Spacer(), size: size, appearance: appearance, transcribes: transcribes) }
        let frame = Frame(body(around: front, tick: tick), size: size, appearance: appearance, transcribes: transcribes)
        didDraw(frame.report)
        return frame
    }

    private func body(around screen: some Screen, tick: Int) -> some Block {
        ZStack {
            VStack {
                ZStack {
                    VStack {
                        if tabs.count > 1 { Tabs(tabItems, selection: selectedIndex) }
                        screen.box(tick: tick)
                    }
                    if let toast = toasts.message { ToastPlace(message: toast) }
                }
                .dim(presented != nil || help != nil)
                if showsKeyHints { KeyBar(shownKeyHints) }
            }
            if let presented {
                Alert(
                    presented.prompt.title, message: presented.prompt.message,
                    buttons: presented.prompt.actions.enumerated().map { index, action in
                        Button(action.label, role: action.role, isFocused: index == presented.focus)
                    })
            } else if let help {
                HelpPanel(title: words.helpTitle, hints: keyHints, scroll: help)
            }
        }
    }

    private var tabItems: [Tabs.Item] { tabs.map { Tabs.Item($0.title, badge: $0.badge) } }

    /// Keeps the layout for later clicks, and tells the help or the front screen which of its lines are visible.
    private func didDraw(_ report: Frame.Report) {
        lastReport = report
        guard let rows = report.shownRows else { return }
        if presented == nil, help != nil { return help?.didShow(rows) ?? () }
        front?.didShow(columns: report.shownColumns)
        front?.didShow(rows)
    }
}
