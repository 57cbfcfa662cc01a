public import TextUI
import ViewModel

extension Container {
    /// Draws everything, and tells what is in front which rows it showed.
    ///
    /// - Parameter transcribes: Whether a transcript is made, too.
    public func draw(
        size: Size, tick: Int = 0, appearance: Appearance = Appearance(), transcribes: Bool = false
    ) -> Frame {
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
                        if tabs.count > 1 { Tabs(tabItems, selection: selectedTab) }
                        screen.body(tick: tick).flexible(.vertical).flexible(.horizontal).border(title: screen.title)
                    }
                    if let toast = viewModel.toast { ToastPlace(message: toast) }
                }
                .dim(isPresenting || help != nil)
                if viewModel.showsKeyHints { KeyBar(shownKeyHints) }
            }
            if let presented {
                Alert(
                    presented.prompt.title, message: presented.prompt.message,
                    buttons: presented.prompt.actions.enumerated().map { index, action in
                        Button(action.label, role: action.role, isFocused: index == presented.focus)
                    })
            } else if let help {
                HelpPanel(hints: keyHints, scroll: help)
            }
        }
    }

    private var tabItems: [Tabs.Item] {
        tabs.enumerated().map { index, tab in
            Tabs.Item(tab.title, badge: viewModel.badges.indices.contains(index) ? viewModel.badges[index] : nil)
        }
    }
}
