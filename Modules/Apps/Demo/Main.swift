import Coordinator
import Foundation
import Terminal
import TextUI

/// `demo`: runs the app in the terminal, or prints one of its screens.
@main
struct Main {
    static func main() async {
        // If the reader stops early, as in `demo --screen users | head -1`, the rest is not written, and that is no
        // failure.
        signal(SIGPIPE, SIG_IGN)
        do {
            let options = try Options(parsing: Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp { return write(usage, to: .standardOutput) }
            if options.wantsVersion { return write("demo \(version)", to: .standardOutput) }
            let dependencies = try options.dependencies()
            let environment = ProcessInfo.processInfo.environment
            let isForTerminal = options.route == nil && isatty(STDOUT_FILENO) == 1
            if isForTerminal, TerminalSession.canShowApps(environment: environment) {
                try await runLive(options, dependencies)
            } else {
                if isForTerminal { write("demo: \(dumbTerminalNote)", to: .standardError) }
                let run = HeadlessRun(options: options, dependencies: dependencies)
                write(
                    await run.output(depth: options.depth(whereAuto: isatty(STDOUT_FILENO) == 1)), to: .standardOutput)
                if let loss = run.lossAtEnd { throw EndError(description: loss) }
            }
        } catch let error as UsageError {
            write("demo: \(error)\n\(usage)", to: .standardError)
            exit(2)
        } catch {
            write("demo: \(error)", to: .standardError)
            exit(1)
        }
    }

    private static func runLive(_ options: Options, _ dependencies: Dependencies) async throws {
        let depth = options.depth(whereAuto: true)
        let session: TerminalSession
        do {
            session = try TerminalSession(depth: depth)
        } catch {
            throw StartError.noTerminal("\(error)")
        }
        let symbols = options.symbols(environment: ProcessInfo.processInfo.environment)
        let appearance = Appearance(symbols: symbols, usesColor: depth != .none)
        let app = options.app(on: dependencies)
        let run = AppRun(app, in: session, appearance: appearance)
        switch await session.close(after: { await run.run(pressing: options.keys) }) {
        case .quit: if let loss = app.lossAtEnd { throw EndError(description: loss) }
        case .signal(let signal): session.end(by: signal)
        }
    }

    /// Writes a text and ignores failures: a closed output is no error, and there is nowhere to report one.
    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data("\(text)\n".utf8))
    }
}

/// A failure after the last screen.
struct EndError: Error, CustomStringConvertible {
    let description: String
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
