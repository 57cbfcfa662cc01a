public import Shell
public import TextUI
public import ViewModel

/// What the six views of the profile share: the body and the keys.
///
/// How each is bound stands in a folder of its own.
public protocol ProfileScreen: Screen {
    /// What shows now.
    var content: ProfileContent { get }
    func refresh()
    func toggleBookmark()
    func showDetail()
}

extension ProfileScreen {
    public var title: String { "Profile" }

    public func body(tick: Int) -> some Block { ProfileBody(content: content, tick: tick) }

    public var keyHints: [KeyBar.Hint] {
        let content = content
        guard content.card != nil else { return content.problem == nil ? [] : [KeyBar.Hint("enter", "try again")] }
        let refresh = content.problem == nil ? "refresh" : "try again"
        return [KeyBar.Hint("enter", "open"), KeyBar.Hint("b", "bookmark"), KeyBar.Hint("r", refresh)]
    }

    public func handle(_ key: Key) -> Bool {
        switch key {
        case .enter: content.card == nil && content.problem != nil ? refresh() : showDetail()
        case .character("b"): toggleBookmark()
        case .character("r"): refresh()
        default: return false
        }
        return true
    }
}
