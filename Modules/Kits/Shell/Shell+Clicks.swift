import TextUI

/// Clicks: one on a row selects it, the next one on the same row opens it; everything else acts at once.
extension Shell {
    /// Handles a click that no prompt and no help is in front of.
    func click(at point: Point) -> ShellEvent.Taker {
        switch lastReport?.tapTarget(at: point) {
        case .tab(let index) where tabs.indices.contains(index): select(tabs[index].id)
        case .toast: toasts.dismiss()
        case let target?:
            guard let front, let click = click(on: target, of: front) else { return .nobody }
            guard let key = click() else { return .screen(front) }
            return pass(key)
        case nil: return .nobody
        }
        return .shell
    }

    /// Handles a click while a prompt or the help is in front: outside of it, only the key bar takes one.
    func clickInFront(at point: Point) {
        switch lastReport?.tapTarget(at: point) {
        case .button(let index): answer(with: index)
        case .key(let key): pass(key)
        default: break
        }
    }

    /// Returns what a click on a part of `screen` does: a closure that returns the key to press, if any.
    ///
    /// It may be called later, when the row is elsewhere, or gone. Nil if the click does nothing.
    func click(on target: TapTarget, of screen: any Screen) -> (() -> Key?)? {
        let selectLast = lastTap
        lastTap = nil
        switch target {
        case .row(let index):
            let select = screen.selecting(row: index)
            lastTap = select
            return { [weak self] in
                // Only the row of the last click is selected by now.
                let isKnown = selectLast?() ?? false
                guard select(), isKnown else { return nil }
                self?.lastTap = nil
                return .enter
            }
        case .control(let index, let key):
            let select = screen.selecting(row: index)
            // The second time, it is selected already, unless it is gone.
            return { select() || select() ? key : nil }
        case .key(let key): return { key }
        case .tab, .button, .toast: return nil
        }
    }

    /// Lets the next click on a row be the first one, unless `key` may be the second.
    func forgetTap(before key: Key) {
        if case .click(let point) = key, promptForKeys == nil, help == nil,
            case .row = lastReport?.tapTarget(at: point)
        {
            return
        }
        lastTap = nil
    }
}
