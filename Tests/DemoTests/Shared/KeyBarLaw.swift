import Foundation
import TestKit
import Testing
import TextUI

@testable import Demo

/// The law of the key bar in one state of a screen: each key that the bar or the help names does something, and no
/// other key does.
@MainActor
struct KeyBarLaw {
    private let state: RunningState
    /// The arguments that lead to the state.
    private let arguments: String
    private let hints: [KeyName]
    private let isInFront: Bool
    private let isHelp: Bool

    /// Reads the key bar and the help of an app in the state, and checks that each key in the bar can be clicked.
    init(_ state: RunningState, of screenState: ScreenState) {
        (self.state, arguments, isInFront, isHelp) = (state, screenState.arguments, state.isInFront, state.isHelp)
        let bar = state.bar
        for key in bar.map(\.keys) where key.count == 1 {
            #expect(state.isTarget(key[0]), "A click on \(key[0].name) does nothing\n\(arguments)")
        }
        // The help also lists the keys that the bar has no space for; if a prompt is open, there is no help.
        guard !isInFront else {
            hints = bar
            return
        }
        state.press(.function(1))
        hints = state.help
        state.press(.escape)
        #expect(Set(bar.map(\.action)).isSubset(of: hints.map(\.action)), "\(arguments)")
    }

    /// The keys that the bar or the help names.
    var named: [Key] { hints.flatMap(\.keys) }

    /// Checks that `keys` do nothing unless they are named; afterwards, the app may be in another state.
    func checkOthers(among keys: [Key]) {
        guard !isHelp else { return }
        let named = named + (state.isEditing ? Key.inFields : isInFront ? Key.inPrompts : [])
        for key in keys where !named.contains(key) {
            let effects = state.effects(of: key).filter { $0 != "typed" }
            guard effects.isEmpty else {
                Issue.record("\(key.name) is not named, but leads to \(effects)\n\(arguments)")
                return
            }
        }
    }

    /// Checks that each named key does something, each in a new run, because a key may delete what another key needs.
    func checkNamed(opening open: () async throws -> RunningState) async throws {
        for hint in hints where !hint.keys.isEmpty {
            var idle: [Key] = []
            for key in hint.keys where try await open().settledEffects(of: key).isEmpty { idle.append(key) }
            #expect(hint.isGroup ? idle.count < hint.keys.count : idle.isEmpty, "\(hint): \(idle)\n\(arguments)")
        }
    }
}

/// A line of the help, or a part of the key bar.
struct KeyName: CustomStringConvertible {
    let name: String
    let action: String

    init(name: String, action: String) {
        self.name = name
        self.action = action
    }

    init(_ part: Substring) {
        let group = ["arrows, page keys", "other keys"].first(where: part.hasPrefix)
        name = group ?? String(part.prefix { $0 != " " })
        action = String(part.dropFirst(name.count + 1))
    }

    var description: String { "“\(name) \(action)”" }

    /// Whether some of the keys may do nothing, such as the up key in the first row.
    var isGroup: Bool { name.hasPrefix("arrows") || keys.count > 3 }

    /// The keys with this name; empty for the group “other keys”.
    var keys: [Key] {
        switch name {
        case "arrows, page keys": [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
        case "arrows": [.up, .down]
        case "other keys": []
        case _ where name.hasPrefix("1–"): "123456789".map(Key.character)
        default: name.split(separator: ", ").flatMap { (try? Key.script(String($0))) ?? [] }
        }
    }
}

extension Key {
    /// Every key that a terminal sends, without ignored modifiers and without ctrl-l, which the terminal kit handles.
    static var all: [Key] {
        let printable = (0x20...0x7E).map { Key.character(Character(Unicode.Scalar($0))) }
        let controls = "abcdefghijklmnopqrstuvwxyz".filter { $0 != "l" }.map(Key.control)
        return printable + controls + (1...12).map(Key.function) + "bdf".map(Key.alt) + [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backtab, .backspace,
            .delete,
        ]
    }

    /// The keys that every text field handles.
    fileprivate static var inFields: [Key] {
        (0x20...0x7E).map { Key.character(Character(Unicode.Scalar($0))) }
            + [.left, .right, .home, .end, .backspace, .delete]
    }

    /// The keys that every prompt handles besides the keys in its key bar.
    fileprivate static var inPrompts: [Key] {
        "hjklgG".map(Key.character) + [
            .space, .backtab, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .control("c"), .control("z"),
        ]
    }
}
