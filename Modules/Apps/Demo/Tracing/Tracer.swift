import Binding
import Coordinator
import Shell
import SnapshotFiles
import TextUI

/// A tracer that writes the effects of each key: its handler, the changed models, the calls to the view, and the
/// drawing.
///
/// It only watches: the app behaves as it does without a trace. Events before the first key are not written.
final class Tracer {
    private let app: AppCoordinator
    private let write: (String) -> Void
    private var models = TracedModels()
    private var screen: Frame?
    private var hasStarted = false
    /// The names of unfinished work, by the work's number in `Trace.Event`.
    private var work: [Int: String] = [:]
    private var workCount = 0
    /// Whether to write the next drawing even if it changes nothing for a screen reader: true from each key until a
    /// drawing is written.
    private var showsEveryCell = false
    /// The lines of each key that is being handled, kept until the key's handler is known; if one key has pressed
    /// another, the other key's lines come later.
    private var handling: [[String]] = []

    private init(_ app: AppCoordinator, write: @escaping (String) -> Void) {
        self.app = app
        self.write = write
    }

    /// Writes a trace of what happens in `operation`, and in the work that it starts.
    ///
    /// - Parameters:
    ///   - app: An app that has not been started.
    ///   - output: The output for the trace; nil for no trace.
    static func trace<Result>(
        _ app: AppCoordinator, to output: TraceOutput?, _ operation: () async -> Result
    ) async -> Result {
        guard let output else { return await operation() }
        let tracer = Tracer(app, write: output.write)
        app.shell.observer = { tracer.note($0) }
        defer { app.shell.observer = nil }
        return await Trace.observe(with: { tracer.note($0) }, during: operation)
    }

    private func note(_ event: ShellEvent) {
        switch event {
        case .willPress:
            if !hasStarted { models.look(into: app) }
            hasStarted = true
            handling.append([])
        case .didPress(let key, let taker):
            let lines = handling.popLast() ?? []
            // A click on a row presses a key to open the row, so this key press may be part of a click.
            let heading = handling.isEmpty ? "\n\(key.traced)" : line(.pressed, key.traced)
            add([heading, line(.taken, taker.name)] + lines)
            models.look(into: app)
            showsEveryCell = true
        case .pushed(let screen): add(.pushed, "\(name(of: screen)), \(app.route.link)")
        case .closed(let screen): add(.closed, name(of: screen))
        case .selected(let tab): add(.selected, "tab \(tab)")
        case .presented(let prompt): add(.presented, "\"\(prompt.title)\"")
        case .answered(let action): add(.answered, "\"\(action.label)\"")
        case .openedHelp: add(.presented, "the help")
        case .closedHelp: add(.closed, "the help")
        case .quit: add(.quit, "the app")
        case .drew(let frame): noteDrawing(frame)
        }
    }

    private func note(_ event: Trace.Event) {
        switch event {
        case .changed(let object):
            let lines = models.difference(of: object)
            add(.changed, name(of: object) + (lines.isEmpty ? ", but not its model" : ""), lines)
        case .began(let number, let owner): add(.began, begin(number, of: owner))
        case .ended(let number, let isCancelled):
            add(.ended, (work.removeValue(forKey: number) ?? "") + (isCancelled ? ", cancelled" : ""))
        case .notified(let view, let call): add(.notified, "\(view) by \(call)")
        case .sent(let viewModel, let output): add(.notified, "the view of \(viewModel) by \(output)")
        }
    }

    /// Names the work after its owner; work that begins after the first key press also gets a number.
    private func begin(_ number: Int, of owner: Any.Type) -> String {
        if hasStarted { workCount += 1 }
        let name = hasStarted ? "work \(workCount), for \(owner)" : "work for \(owner)"
        work[number] = name
        return name
    }

    /// Writes the number of cells that a drawing changed, and the changes that a screen reader would report.
    private func noteDrawing(_ frame: Frame) {
        defer { screen = frame }
        guard let screen else { return }
        let cells = frame.grid.differenceCount(from: screen.grid)
        let difference = TraceDifference(
            from: screen.transcript.description, to: frame.transcript.description, showsContext: false)
        guard !difference.lines.isEmpty || showsEveryCell && cells > 0 else { return }
        add(.drawn, cells == 1 ? "1 cell" : "\(cells) cells", difference.lines)
        if handling.isEmpty { showsEveryCell = false }
    }

    private func add(_ kind: Kind, _ text: String, _ details: [String] = []) {
        add([line(kind, text)] + details.map { "    \($0)" })
    }

    private enum Kind: String {
        case pressed, taken, changed, notified, began, ended, pushed, closed, selected, presented, answered, quit, drawn
    }

    private func line(_ kind: Kind, _ text: String) -> String {
        "  " + kind.rawValue + String(repeating: " ", count: 11 - kind.rawValue.count) + text
    }

    private func add(_ lines: [String]) {
        guard hasStarted else { return }
        if handling.isEmpty {
            write(lines.map { "\($0)\n" }.joined())
        } else {
            handling[handling.count - 1] += lines
        }
    }
}

private func name(of object: AnyObject) -> String { "\(type(of: object))" }

extension ShellEvent.Taker {
    fileprivate var name: String {
        switch self {
        case .screen(let screen): "by \(type(of: screen))"
        case .prompt: "by the prompt"
        case .help: "by the help"
        case .shell: "by the shell"
        case .refused: "by nobody: its characters are pressed one by one"
        case .dropped: "by nobody: it may have been meant for the prompt before"
        case .kept: "by the shell, until the screen has stored something"
        case .nobody: "by nobody"
        }
    }
}

extension Key {
    /// The key's name in `--keys`; a typed text is in quotation marks.
    fileprivate var traced: String {
        if case .text(let characters) = self { "\"\(String(characters))\"" } else { name }
    }
}
