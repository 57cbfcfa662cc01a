public import TextUI

extension Shell {
    /// Draws everything, and tells the front screen which of its rows are visible.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in cells.
    ///   - tick: The number of clock ticks so far, which drives animations.
    ///   - appearance: The symbols and colours to draw with.
    ///   - transcribes: Whether to make a transcript, too.
    public func draw(
        size: Size, tick: Int = 0, appearance: Appearance = Appearance(), transcribes: Bool = false
    ) -> Frame {
        let transcribes = transcribes || observer != nil
        handOnKept()
        noteStoring()
        updateQuestion()
        presented?.layOut(in: size)
        guard let front else { return Frame(Spacer(), size: size, appearance: appearance, transcribes: transcribes) }
        toasts.didShow(with: front)
        let body = body(around: front, tick: tick, size: size)
        let frame = Frame(body, size: size, appearance: appearance, transcribes: transcribes)
        didDraw(frame.report)
        observer?(.drew(frame))
        return frame
    }

    private func body(around screen: some Screen, tick: Int, size: Size) -> some Block {
        ZStack {
            VStack {
                VStack {
                    if tabs.count > 1 { Tabs(tabItems, selection: selectedIndex) }
                    screen.box(tick: tick)
                    // The toast has a row of its own below the box, so that it covers nothing that a key has changed.
                    if let toast = toasts.message { Toast(toast) }
                }
                .disabled(presented != nil || help != nil)
                if showsKeyHints || isSaving || isStoringLong {
                    ReportReader { KeyBar(self.shownKeyHints(moves: $0.moves, in: size)) }.frame(height: 1)
                }
            }
            if let presented {
                presented.alert(takesKeys: promptForKeys != nil).padding(insets(scrolls: presented.scroll != nil))
            } else if let help {
                ReportReader {
                    let panel = self.helpPanel(moves: $0.moves, scroll: help)
                    return panel.centered().padding(self.insets(scrolls: panel.scrolls(in: size)))
                }
            }
        }
    }

    /// Returns the space around a prompt or the help.
    ///
    /// A scrolling prompt or help leaves room for the key bar, which mentions scrolling.
    private func insets(scrolls: Bool) -> Insets {
        Insets(bottom: scrolls && showsKeyHints ? 1 : 0)
    }

    private var tabItems: [Tabs.Item] { tabs.map { Tabs.Item($0.title, badge: $0.badge) } }

    /// Keeps the layout for later clicks, and tells the prompt, the help or the front screen which of its lines are
    /// visible.
    private func didDraw(_ report: Frame.Report) {
        lastReport = report
        guard let rows = report.shownRows else { return }
        if let presented, presented.scroll != nil { return self.presented?.didShow(rows) ?? () }
        if presented == nil, help != nil { return help?.didShow(rows) ?? () }
        front?.didShow(columns: report.shownColumns)
        front?.didShow(rows)
    }
}
