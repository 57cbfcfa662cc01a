import Coordinator
import Foundation
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

/// The law of the key bar in one state of a screen: each key that it or the help names does something, and no other key
/// does.
@MainActor
struct KeyBarLaw {
    /// The arguments that lead to the state.
    let arguments: [String]

    /// Checks every key; those that are named only in the slow tests, because each takes a run of its own.
    func check() async throws {
        let state = try await opened()
        let (bar, isInFront, isHelp) = (state.bar, state.isInFront, state.isHelp)
        for key in bar.map(\.keys) where key.count == 1 {
            #expect(state.isTarget(key[0]), "A click on \(key[0].name) does nothing\n\(arguments)")
        }
        var hints = bar
        // The help lists what the bar has no room for; in front of a prompt, there is none.
        if !isInFront {
            state.press(.function(1))
            hints = state.help
            state.press(.escape)
            #expect(Set(bar.map(\.action)).isSubset(of: hints.map(\.action)), "\(arguments)")
        }
        // First, because what is loading now will have come when the runs below have settled.
        if !isHelp { checkOthers(than: hints, in: state, isInFront: isInFront) }
        for hint in hints where SlowTests.areEnabled && !hint.keys.isEmpty {
            var idle: [Key] = []
            for key in hint.keys where try await opened().settledEffects(of: key).isEmpty { idle.append(key) }
            #expect(hint.isGroup ? idle.count < hint.keys.count : idle.isEmpty, "\(hint): \(idle)\n\(arguments)")
        }
    }

    private func checkOthers(than hints: [KeyName], in state: RunningState, isInFront: Bool) {
        let named = hints.flatMap(\.keys) + (state.isEditing ? Key.inFields : isInFront ? Key.inPrompts : [])
        for key in Key.all where !named.contains(key) {
            let effects = state.effects(of: key).filter { $0 != "typed" }
            guard effects.isEmpty else {
                Issue.record("\(key.name) is not named, but leads to \(effects)\n\(arguments)")
                return
            }
        }
    }

    /// Opens the state, on a copy of its data: a key may delete what the next one is about.
    private func opened() async throws -> RunningState {
        var arguments = arguments
        if let option = arguments.firstIndex(of: "--data") {
            let copy = "\(arguments[option + 1])-\(UUID())"
            try FileManager.default.copyItem(atPath: arguments[option + 1], toPath: copy)
            arguments[option + 1] = copy
        }
        return try await RunningState(arguments)
    }
}

/// An app in the state, which a test presses keys in.
@MainActor
private final class RunningState {
    private let app: AppCoordinator
    private let pilot: Pilot<AppCoordinator>
    private let host = HostMock()
    private lazy var frame = pilot.frame()

    init(_ arguments: [String]) async throws {
        let demo = try safeComposition(arguments)
        app = trackForLeaks(try demo.makeApp())
        app.remembersPlace = false
        app.host = host
        pilot = Pilot(app: app, size: ScreenSize.large.size, appearance: Appearance(usesColor: false))
        await pilot.start { app in if let route = demo.route { await app.open(route) } }
        for key in demo.options.keys { await pilot.press(key) }
        if demo.options.waits { await pilot.settle() }
        _ = pilot.frame()
    }

    var isEditing: Bool { app.isEditingText }
    var title: String { app.shell.front?.title ?? "" }

    /// Whether a prompt or the help stands in front of the screens.
    var isInFront: Bool { pilot.frame().transcript.elements.contains { $0.role == .alert } }
    var isHelp: Bool { isInFront && app.shell.prompt == nil }

    /// The lines of the help.
    var help: [KeyName] {
        let lines = pilot.frame().transcript.elements.drop { $0.role != .alert }.filter { $0.role == .text }
        return lines.map { KeyName(name: $0.label, action: $0.value) }
    }

    /// The parts of the key bar.
    var bar: [KeyName] {
        let bar = pilot.frame().transcript.elements.last { $0.role == .keys }?.label ?? ""
        return bar.split(separator: "; ").map(KeyName.init)
    }

    /// Whether a click in the key bar presses `key`.
    func isTarget(_ key: Key) -> Bool {
        let size = frame.grid.size
        return (0..<size.width).contains {
            frame.report.tapTarget(at: Point(x: $0, y: size.height - 1)) == .key(key)
        }
    }

    func press(_ key: Key) {
        app.skipPauses()
        app.press(key)
    }

    /// Presses `key`, and returns what that leads to.
    func settledEffects(of key: Key) async -> [String] {
        let effects = effects(of: key)
        guard effects.isEmpty else { return effects }
        let before = frame.grid
        await pilot.settle()
        return pilot.frame().grid == before ? [] : ["drawn later"]
    }

    /// Presses `key`, and returns what that leads to at once.
    func effects(of key: Key) -> [String] {
        var effects: [String] = []
        let (before, calls, isEditing, isSettled) = (frame, host.calls.count, isEditing, app.isSettled)
        var isTaken = true
        app.shell.observer = { event in
            switch event {
            case .willPress, .drew: break
            case .didPress(_, by: .nobody): isTaken = false
            // A text field may have nothing to cut or to move over.
            case .didPress(.control, by: .screen) where isEditing, .didPress(.alt, by: .screen) where isEditing:
                effects.append("typed")
            case .didPress: break
            default: effects.append("\(event)")
            }
        }
        defer { app.shell.observer = nil }
        app.press(key)
        effects += host.calls.dropFirst(calls).map { "\($0)" }
        if isTaken {
            frame = pilot.frame()
            let isSame = frame.grid == before.grid && frame.report.cursor == before.report.cursor
            if !isSame { effects.append("drawn") }
        }
        if isSettled, !app.isSettled { effects.append("work") }
        return effects
    }
}

/// A line of the help, or a part of the key bar.
private struct KeyName: CustomStringConvertible {
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

    /// Whether some of the keys may have nowhere to go, such as up in the first row.
    var isGroup: Bool { name.hasPrefix("arrows") || keys.count > 3 }

    /// The keys of that name; none for a group that means all others.
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
    /// Every key that a terminal sends, without modifiers that screens ignore; ctrl-l is the terminal's own.
    fileprivate static var all: [Key] {
        let printable = (0x20...0x7E).map { Key.character(Character(Unicode.Scalar($0))) }
        let controls = "abcdefghijklmnopqrstuvwxyz".filter { $0 != "l" }.map(Key.control)
        return printable + controls + (1...12).map(Key.function) + "bdf".map(Key.alt) + [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backtab, .backspace,
            .delete,
        ]
    }

    /// The keys that every text field takes.
    fileprivate static var inFields: [Key] {
        (0x20...0x7E).map { Key.character(Character(Unicode.Scalar($0))) }
            + [.left, .right, .home, .end, .backspace, .delete]
    }

    /// The keys that every prompt takes beside those that its key bar names.
    fileprivate static var inPrompts: [Key] {
        "hjklgG".map(Key.character) + [
            .space, .backtab, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .control("c"), .control("z"),
        ]
    }
}
