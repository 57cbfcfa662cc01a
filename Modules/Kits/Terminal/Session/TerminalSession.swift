import Dispatch
import Synchronization
public import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A real terminal, held from its opening until `close()`: keys in, frames out.
public final class TerminalSession: Sendable {
    /// The current owner of the terminal.
    enum Holder {
        case app, shell, nobody
    }

    struct Drawing {
        let frame: TerminalFrame
        let theme: Theme
    }

    struct State {
        var holder = Holder.app
        var isClosed = false
        /// The terminal's attributes outside the session.
        var attributes: termios
        var size: Size
        /// Whether the terminal supports the mode that shows only complete frames (2026).
        var isSynchronized = false
        /// The terminal's content after all of `unsent` is sent; nil if unknown.
        var shown: Drawing?
        /// The frame to send after `unsent`.
        var next: Drawing?
        var unsent: [UInt8] = []
        /// The keys that the app has not taken yet.
        var keys = KeyQueue()
    }

    /// The session's events in order, for one reader.
    public let events: AsyncStream<TerminalEvent>

    let device: TerminalDevice
    let state: Mutex<State>
    let wakePipe: WakePipe
    /// Nil if the session leaves the process's signals and crashes alone.
    let signalHandlers: SignalHandlers?
    let continuation: AsyncStream<TerminalEvent>.Continuation
    let delays: InputDelays
    let depth: ColorDepth
    private let thread = DispatchQueue(label: "terminal input")

    /// Opens a session in the process's terminal.
    ///
    /// - Throws: An error if there is no terminal, or another session has it.
    public convenience init(depth: ColorDepth) throws(TerminalError) {
        let device = try TerminalDevice.standard()
        do {
            try self.init(device: device, depth: depth, signals: SignalHandlers.session)
        } catch {
            device.close()
            throw error
        }
    }

    init(
        device: TerminalDevice, depth: ColorDepth, delays: InputDelays = InputDelays(), signals: [Int32]?
    ) throws(TerminalError) {
        self.device = device
        self.depth = depth
        self.delays = delays
        state = Mutex(State(attributes: try device.attributes(), size: device.size))
        wakePipe = try WakePipe()
        signalHandlers = if let signals { try SignalHandlers(signals, to: wakePipe) } else { nil }
        if signalHandlers != nil { CrashHandlers.install() }
        (events, continuation) = AsyncStream.makeStream()
        state.withLock { enter(&$0) }
        thread.async { self.listen() }
    }

    deinit { device.close() }

    /// The terminal's size in cells; zero if the terminal does not know it.
    public var size: Size { state.withLock { $0.size } }

    /// Gives the terminal back after `body` returns or throws.
    ///
    /// If `body` returns, its result is then passed to `report`. A signal can end the process only after the
    /// report. Otherwise, the signal of a closed terminal could prevent the report.
    public func close<Result>(
        after body: () async throws -> Result, reporting report: (Result) async -> Void = { _ in }
    ) async rethrows -> Result {
        defer { close() }
        let result = try await body()
        giveBack()
        await report(result)
        return result
    }

    private func giveBack() {
        state.withLock { state in
            if state.holder == .app { leave(&state) }
            state.holder = .nobody
        }
    }

    /// Gives the terminal back as it was found; a second call does nothing.
    ///
    /// The session continues until this call, even without any reference to the session.
    public func close() {
        giveBack()
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        guard isFirst else { return }
        if let signalHandlers {
            CrashHandlers.restore()
            signalHandlers.restore()
        }
        wakePipe.send(WakePipe.end)
        // The pipe must stay open until the loop has returned.
        thread.sync {}
        continuation.finish()
    }
}
