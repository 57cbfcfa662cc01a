import Coordinator
import Foundation
import Sample
import Terminal
import TextUI

/// `demo`: runs the app in the terminal, or prints one of its screens.
@main
struct Main {
    static func main() async {
        StandardStream.prepare()
        do {
            let options = try Options(parsing: Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp { return try StandardStream.output.write(Composition(Options()).usage) }
            if options.wantsVersion {
                return try StandardStream.output.write("\(Program.name) \(Program.version)")
            }
            let demo = try Composition(options)
            let place = try options.flow.map { try FlowPlace($0, into: options.package) }
            let trace = try options.trace.map { try TraceOutput($0) }
            let environment = ProcessInfo.processInfo.environment
            let isForTerminal = options.screen == nil && StandardStream.output.isTerminal
            if isForTerminal, TerminalSession.canShowApps(environment: environment) {
                try await runLive(demo, recordingTo: place, tracingTo: trace)
            } else {
                if isForTerminal { complain(dumbTerminalNote) }
                let run = try HeadlessRun(demo, trace: trace)
                let screen = await run.output(depth: options.depth(whereAuto: StandardStream.output.isTerminal))
                let written = Result { try StandardStream.output.write(screen) }
                // The failure is reported even if the screen could not be written.
                if let failure = run.failure { complain(failure) }
                try written.get()
                let isWritten = await write(run.recorder, of: demo, to: place)
                let isTraced = isComplete(trace)
                if run.failure != nil || !isWritten || !isTraced { exit(1) }
            }
        } catch let error as UsageError {
            complain("\(error)\n'\(Program.name) --help' shows the options.")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func runLive(
        _ demo: Composition, recordingTo place: FlowPlace?, tracingTo trace: TraceOutput?
    ) async throws {
        let options = demo.options
        let app = try demo.makeApp()
        let depth = options.depth(whereAuto: true)
        let session: TerminalSession
        do {
            session = try TerminalSession(depth: depth)
        } catch {
            throw StartError.noTerminal("\(error)")
        }
        let symbols = options.symbols(environment: ProcessInfo.processInfo.environment)
        let appearance = Appearance(symbols: symbols, usesColor: depth != .none)
        let recorder = options.flow.map { _ in FlowRecorder(app) }
        let run = AppRun(recorder ?? app, in: session, appearance: appearance)
        var hasFailed = false
        let ending = await session.close(
            after: {
                await Tracer.trace(app, to: trace) {
                    await run.run({ if let route = demo.route { app.startOpening(route) } }, pressing: options.keys)
                }
            }
        ) { _ in
            let losses = [app.lossAtEnd, app.textLossAtEnd].compactMap(\.self)
            for loss in losses { complain(loss) }
            let isWritten = await write(recorder, of: demo, to: place)
            let isTraced = isComplete(trace)
            hasFailed = !losses.isEmpty || !isWritten || !isTraced
        }
        switch ending {
        case .quit: if hasFailed { exit(1) }
        case .signal(let signal): session.end(by: signal)
        }
    }

    /// Writes the recorded flow, if there is one, and tells the user the result.
    ///
    /// - Returns: False only if the flow could not be written.
    private static func write(_ recorder: FlowRecorder?, of demo: Composition, to place: FlowPlace?) async -> Bool {
        guard let recorder, let place else { return true }
        recorder.finish()
        do {
            let app = try Composition(demo.options, clock: SampleClock()).makeApp()
            complain(try await recorder.script.write(to: place, startingAt: demo.route, replayedOn: app))
            return true
        } catch {
            complain("\(error)")
            return false
        }
    }

    /// Returns false, and tells the user, if there is a trace that could not be written.
    private static func isComplete(_ trace: TraceOutput?) -> Bool {
        guard let failure = trace?.failure else { return true }
        complain("\(failure)")
        return false
    }

    /// Writes to standard error; if that is closed, the text is lost.
    ///
    /// The text may repeat an argument, whose control characters must not reach the terminal.
    private static func complain(_ text: String) {
        let lines = SanitizedText.lines(of: "\(Program.name): \(text)").map(\.string)
        try? StandardStream.error.write(lines.joined(separator: "\n"))
    }
}

extension Options {
    /// Returns the colours that the environment supports, unless the options, NO_COLOR or the lack of a terminal
    /// disable them.
    fileprivate func depth(whereAuto isTerminal: Bool) -> ColorDepth {
        var environment = ProcessInfo.processInfo.environment
        switch color {
        case .never: return .none
        case .auto: return isTerminal ? ColorDepth.detect(environment: environment) : .none
        case .always:
            environment["NO_COLOR"] = nil
            let depth = ColorDepth.detect(environment: environment)
            return depth == .none ? .ansi16 : depth
        }
    }

    /// Returns the symbols for a terminal; if the options choose none, they depend on the locale.
    func symbols(environment: [String: String]) -> Symbols {
        switch symbols {
        case .ascii: .ascii
        case .unicode: .unicode
        case .auto: .detect(environment: environment)
        }
    }
}
