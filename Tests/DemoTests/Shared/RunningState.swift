import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

/// An app that command-line arguments have brought to a screen's state; the test then presses keys.
@MainActor
final class RunningState {
    /// The sources, kept while the app runs because they own the server that the app uses.
    private let sources: StateSources
    private let app: AppCoordinator
    private let host = HostMock()
    private let pilot: Pilot<AppCoordinator>
    private lazy var frame = pilot.frame()

    init(_ sources: StateSources) async throws {
        self.sources = sources
        let demo = try safeComposition(sources.arguments)
        app = trackForLeaks(try demo.makeApp())
        app.remembersPlace = false
        app.host = host
        host.hasClipboard = false
        pilot = Pilot(app: app, size: demo.options.size, appearance: Appearance(usesColor: false))
        await pilot.start { app in if let route = demo.route { await app.open(route) } }
        for key in demo.options.keys { await pilot.press(key) }
        // After the first drawing, the screen knows the visible rows, and may begin to load more.
        if demo.options.waits { await pilot.settle() } else { _ = pilot.frame() }
    }

    /// The screen that the demo prints.
    var screen: String { pilot.frame().grid.plainText }

    /// Returns the screen without the tabs and the key bar, which describe the keys and not the screen's state.
    func plainScreen(_ look: PlainLook) -> String {
        let frame = app.draw(size: look.size.size, tick: 0, appearance: look.appearance, transcribes: false)
        let lines = frame.grid.plainText.split(separator: "\n").dropFirst().dropLast()
        return lines.joined(separator: "\n") + (frame.report.cursor.map { "\ncursor at \($0)" } ?? "")
    }

    var isSettled: Bool { app.isSettled }
    var isEditing: Bool { app.isEditingText }

    /// Whether a prompt or the help is in front of the screens.
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

    /// Presses `key`, and returns its immediate effects or, if there are none, its effect after the app has settled.
    func settledEffects(of key: Key) async -> [String] {
        let effects = effects(of: key)
        guard effects.isEmpty else { return effects }
        let before = frame.grid
        await pilot.settle()
        return pilot.frame().grid == before ? [] : ["drawn later"]
    }

    /// Presses `key`, and returns the immediate effects.
    func effects(of key: Key) -> [String] {
        var effects: [String] = []
        let (before, calls, isEditing, isSettled) = (frame, host.calls.count, isEditing, app.isSettled)
        var isTaken = true
        app.shell.observer = { event in
            switch event {
            case .willPress, .drew: break
            case .didPress(_, by: .nobody): isTaken = false
            // In a text field, ctrl and alt keys count as typed, even without text to cut or a word to move over.
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

/// A way to draw a screen without colour and attributes.
enum PlainLook: CaseIterable {
    case standard, small, standardInASCII, smallInASCII

    var size: ScreenSize { self == .standard || self == .standardInASCII ? .standard : .small }

    var appearance: Appearance {
        Appearance(
            symbols: self == .standard || self == .small ? .unicode : .ascii, usesColor: false)
    }
}
