public import TextUI
import ViewModel

extension Container {
    /// Draws everything, and tells the front screen which rows it showed.
    public func draw(size: Size, tick: Int = 0, appearance: Appearance = Appearance()) -> Frame {
        guard let front else { return Frame(Spacer(), size: size, appearance: appearance) }
        let frame = Frame(body(around: front, tick: tick), size: size, appearance: appearance)
        if let rows = frame.report.shownRows { front.didShow(rows) }
        return frame
    }

    private func body(around screen: some Screen, tick: Int) -> some Block {
        ZStack {
            VStack {
                Tabs(tabTitles, selection: selectedTab)
                screen.body(tick: tick).flexible(.vertical).flexible(.horizontal).border(title: screen.title)
                if viewModel.showsKeyHints { KeyBar(shownKeyHints) }
            }
            if let presented = prompts.first {
                Alert(
                    presented.prompt.title, message: presented.prompt.message,
                    buttons: presented.prompt.actions.map(\.label), focus: presented.focus)
            } else if showsHelp {
                Alert("Help", message: help, buttons: ["OK"], focus: 0)
            }
        }
    }

    private var tabTitles: [String] {
        tabs.enumerated().map { index, tab in
            let badge = viewModel.badges.indices.contains(index) ? viewModel.badges[index] : nil
            return badge.map { "\(tab.title) (\($0))" } ?? tab.title
        }
    }

    private var help: String {
        let hints = keyHints
        let column = hints.map(\.key.count).max() ?? 0
        return hints.map { hint in
            let gap = String(repeating: " ", count: column - hint.key.count + 2)
            return hint.key + gap + hint.action
        }.joined(separator: "\n")
    }
}
