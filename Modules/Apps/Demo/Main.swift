import Coordinator
import Foundation
import Terminal
import TextUI

/// `demo`: runs the app in the terminal, or prints one of its screens.
@main
struct Main {
    static func main() async {
        StandardStream.prepare()
        do {
            let options = try Options(parsing: Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp { return try StandardStream.output.write(usage) }
            if options.wantsVersion { return try StandardStream.output.write("demo \(version)") }
            let dependencies = try options.dependencies()
            let environment = ProcessInfo.processInfo.environment
            let isForTerminal = options.route == nil && StandardStream.output.isTerminal
            if isForTerminal, TerminalSession.canShowApps(environment: environment) {
                try await runLive(options, dependencies)
            } else {
                if isForTerminal { complain(dumbTerminalNote) }
                let run = HeadlessRun(options: options, dependencies: dependencies)
                let screen = await run.output(depth: options.depth(whereAuto: StandardStream.output.isTerminal))
                let written = Result { try StandardStream.output.write(screen) }
                // Said even if the screen could not be written.
                if let loss = run.lossAtEnd { complain(loss) }
                try written.get()
                if run.lossAtEnd != nil { exit(1) }
            }
        } catch let error as UsageError {
            complain("\(error)\n\(usage)")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func runLive(_ options: Options, _ dependencies: Dependencies) async throws(StartError) {
        let depth = options.depth(whereAuto: true)
        let session: TerminalSession
        do {
            session = try TerminalSession(depth: depth)
        } catch {
            throw .noTerminal("\(error)")
        }
        let symbols = options.symbols(environment: ProcessInfo.processInfo.environment)
        let appearance = Appearance(symbols: symbols, usesColor: depth != .none)
        let app = options.app(on: dependencies)
        let run = AppRun(app, in: session, appearance: appearance)
        switch await session.close(after: { await run.run(pressing: options.keys) }) {
        case .quit:
            guard let loss = app.lossAtEnd else { return }
            complain(loss)
            exit(1)
        case .signal(let signal): session.end(by: signal)
        }
    }

    /// Writes to standard error; if that is closed, there is nowhere to report it.
    ///
    /// The text may repeat an argument, which must not reach the terminal as a command.
    private static func complain(_ text: String) {
        let lines = SanitizedText.lines(of: "demo: \(text)").map(\.string)
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
}
