import Coordinator
import Foundation
import Shell
import TextUI

/// A run without a terminal: opens a screen, presses keys, and returns the result as text.
final class HeadlessRun {
    private let demo: Composition
    private let app: AppCoordinator
    private let trace: TraceOutput?
    /// The recorder of the keys; nil if no flow is recorded.
    let recorder: FlowRecorder?
    private var hasQuit = false
    private var failureOnScreen: String?

    /// The message about lost input or, if none was lost, about a failure on the printed screen; nil if all is well.
    var failure: String? { app.lossAtEnd ?? failureOnScreen }

    /// - Parameters:
    ///   - demo: The composition of the app.
    ///   - trace: The output for a trace of what the keys cause; nil for no trace.
    init(_ demo: Composition, trace: TraceOutput? = nil) throws {
        self.demo = demo
        self.trace = trace
        let app = try demo.makeApp()
        self.app = app
        app.remembersPlace = false
        recorder = demo.options.flow.map { _ in FlowRecorder(app) }
    }

    /// Returns the last screen in the format that the options choose, or the trace if it is printed instead.
    ///
    /// - Parameter depth: The colours of an `ansi` screen.
    func output(depth: ColorDepth) async -> String {
        let screen = await Tracer.trace(app, to: trace) {
            if let recorder { await output(of: recorder, depth: depth) } else { await output(of: app, depth: depth) }
        }
        return trace?.printed ?? screen
    }

    private func output(of driven: some App, depth: ColorDepth) async -> String {
        let options = demo.options
        driven.host = self
        let usesColor =
            switch options.format {
            case .text, .transcript: false
            case .styled: true
            case .ansi: depth != .none
            case .svg: options.color != .never
            }
        let appearance = Appearance(
            symbols: options.symbols == .ascii ? .ascii : .unicode, usesColor: usesColor)
        let pilot = Pilot(app: driven, size: options.size, appearance: appearance)
        await pilot.start { _ in if let route = demo.route { await app.open(route) } }
        for key in options.keys where !hasQuit { await pilot.press(key) }
        // The first drawing tells the screen which rows are visible; the screen may then begin to load more.
        if options.waits { await pilot.settle() } else { _ = pilot.frame() }
        let output = text(of: pilot.frame(), usesColor: usesColor, depth: depth)
        let prompt = app.shell.prompt.flatMap { $0.isFailure ? $0.message : nil }
        // A flow may record a failure on purpose.
        if recorder == nil { failureOnScreen = prompt ?? app.shell.front?.failure }
        // The process ends next; changes by the last key must be saved, whether or not they are visible.
        _ = await app.finishSaving()
        return output
    }

    private func text(of frame: Frame, usesColor: Bool, depth: ColorDepth) -> String {
        switch demo.options.format {
        case .text: return frame.grid.plainText
        case .styled: return frame.grid.styledText
        // Without colours, attributes are left out, too: only a terminal understands the escape sequences for both.
        case .ansi where depth == .none: return frame.grid.plainText
        case .ansi: return frame.grid.ansiText(theme: app.theme, depth: depth)
        case .transcript: return frame.transcript.description
        case .svg:
            let theme = usesColor ? app.theme : app.theme.monochrome
            return frame.grid.svg(theme: theme, title: Program.title, cursor: frame.report.cursor)
        }
    }
}

extension HeadlessRun: AppHost {
    func quit() { hasQuit = true }

    /// Does nothing, because there is no terminal to suspend.
    func suspend() {}

    /// Returns false, because there is no clipboard.
    func copy(_ text: String) -> Bool { false }
}
