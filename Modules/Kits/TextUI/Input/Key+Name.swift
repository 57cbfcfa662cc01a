extension Key {
    /// The key's name in key bars and scripts: `esc`, `pageup`, `ctrl-c`, `alt-left`, or the character itself.
    public var name: String {
        switch self {
        case .character(" "): "space"
        case .character(let character): String(character)
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pageup"
        case .pageDown: "pagedown"
        case .enter: "enter"
        case .escape: "esc"
        case .tab: "tab"
        case .backtab: "shift-tab"
        case .backspace: "backspace"
        case .delete: "delete"
        case .function(let number): "f\(number)"
        case .control(let character): "ctrl-\(character)"
        case .alt(let character): "alt-\(character)"
        case .paste(let text): text
        case .text(let characters): String(characters)
        case .scrollUp: "scrollup"
        case .scrollDown: "scrolldown"
        case .click(let point): "click-\(point.x)-\(point.y)"
        case .modified(let key, let modifiers): modifiers.prefix + key.name
        }
    }
}

extension Key.Modifiers {
    fileprivate var prefix: String {
        (contains(.shift) ? "shift-" : "") + (contains(.alt) ? "alt-" : "") + (contains(.control) ? "ctrl-" : "")
    }
}
