import TextUI

/// Handles clicks: the first click on a row selects the row, the second opens it. All other clicks act immediately.
extension Shell {
    /// Handles a click that neither a prompt nor the help takes.
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

    /// Handles a click while a prompt or the help is in front.
    ///
    /// Outside the prompt or help, only the key bar accepts clicks.
    func clickInFront(at point: Point) {
        switch lastReport?.tapTarget(at: point) {
        case .button(let index): answer(with: index)
        case .key(let key): pass(key)
        default: break
        }
    }

    /// Returns the action of a click on a part of `screen`: a closure that returns the key to press, if any.
    ///
    /// The closure may be called later, after the row has moved or disappeared. Returns nil if the click does nothing.
    func click(on target: TapTarget, of screen: any Screen) -> (() -> Key?)? {
        let selectLast = lastTap
        lastTap = nil
        switch target {
        case .row(let index):
            let select = screen.selecting(row: index)
            lastTap = select
            return { [weak self] in
                // True if the row of the last click is still selected.
                let isKnown = selectLast?() ?? false
                guard select(), isKnown else { return nil }
                self?.lastTap = nil
                return .enter
            }
        case .control(let index, let key):
            let select = screen.selecting(row: index)
            // The first call selects the row, so the second returns true, unless the row no longer exists.
            return { select() || select() ? key : nil }
        case .key(let key): return { key }
        case .tab, .button, .toast: return nil
        }
    }

    /// Forgets the last click on a row, unless `key` may be the second click.
    func forgetTap(before key: Key) {
        if case .click(let point) = key, promptForKeys == nil, help == nil,
            case .row = lastReport?.tapTarget(at: point)
        {
            return
        }
        lastTap = nil
    }
}
