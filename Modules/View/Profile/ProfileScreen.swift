public import Shell
public import TextUI
public import ViewModel

/// The part that the six views of the profile share: the body and the keys.
///
/// Each binding style has its own folder.
public protocol ProfileScreen: Screen {
    /// The content to draw.
    var content: ProfileContent { get }
    func refresh()
    func toggleBookmark()
    func showDetail()
}

extension ProfileScreen {
    public var title: String { ProfileWords.title }

    public var storing: String? { content.storing }

    public var failure: String? { content.problem }

    public func body(tick: Int) -> some Block { ProfileBody(content: content, tick: tick) }

    public var keyHints: [KeyBar.Hint] {
        let content = content
        guard let card = content.card else {
            guard content.problem != nil, let reload = content.reloadAction else { return [] }
            return [KeyBar.Hint([.enter, .character("r")], reload)]
        }
        let reload = content.reloadAction.map { [KeyBar.Hint(.character("r"), $0)] } ?? []
        return [KeyBar.Hint(.enter, CommonWords.open), KeyBar.Hint(.character("b"), card.bookmarkAction)] + reload
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
