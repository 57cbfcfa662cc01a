import TextUI

nonisolated extension Key {
    /// The key in Swift, as an argument: `.down`, `.control("a")`, `.modified(.left, .control)`.
    var swift: String {
        switch self {
        case .character(" "): ".space"
        case .character(let character): ".character(\(String(character).debugDescription))"
        case .up: ".up"
        case .down: ".down"
        case .left: ".left"
        case .right: ".right"
        case .home: ".home"
        case .end: ".end"
        case .pageUp: ".pageUp"
        case .pageDown: ".pageDown"
        case .enter: ".enter"
        case .escape: ".escape"
        case .tab: ".tab"
        case .backtab: ".backtab"
        case .backspace: ".backspace"
        case .delete: ".delete"
        case .control(let character): ".control(\(String(character).debugDescription))"
        case .alt(let character): ".alt(\(String(character).debugDescription))"
        case .paste(let text): ".paste(\(text.debugDescription))"
        case .text(let characters): ".text(Array(\(String(characters).debugDescription)))"
        case .scrollUp: ".scrollUp"
        case .scrollDown: ".scrollDown"
        case .click(let point): ".click(Point(x: \(point.x), y: \(point.y)))"
        case .modified(let key, let modifiers): ".modified(\(key.swift), \(modifiers.swift))"
        }
    }
}

nonisolated extension Key.Modifiers {
    fileprivate var swift: String {
        let all: [(Key.Modifiers, String)] = [(.shift, ".shift"), (.alt, ".alt"), (.control, ".control")]
        let names = all.filter { contains($0.0) }.map(\.1)
        return names.count == 1 ? names.joined() : "[\(names.joined(separator: ", "))]"
    }
}
