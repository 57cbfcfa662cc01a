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

/// A real terminal, taken over from its opening until `close()`: raw keys in, frames out.
public final class TerminalSession: Sendable {
    /// Who the terminal belongs to.
    enum Holder {
        case app, shell, nobody
    }

    struct Drawing {
        let frame: TerminalFrame
        let theme: Theme
    }

    struct State {
        var holder = Holder.app
        /// As the session found them.
        var attributes: termios
        var size: Size
        /// Whether the terminal has said that it can show all of a frame at once (mode 2026).
        var isSynchronized = false
        /// What the terminal shows when it has taken all that is unsent; nil where that is not known.
        var shown: Drawing?
        /// What to show then.
        var next: Drawing?
        var unsent: [UInt8] = []
        /// What one read brought, until the app has taken it.
        ///
        /// Meanwhile the terminal keeps what is typed, which so has a bound, however slow the app is.
        var keys: [Key] = []
    }

    /// What happens, in order; for one reader.
    public let events: AsyncStream<TerminalEvent>

    let device: TerminalDevice
    let state: Mutex<State>
    let wakePipe: WakePipe
    /// Nil where the process's signals, and its crashes, are not the session's affair.
    let signalHandlers: SignalHandlers?
    let continuation: AsyncStream<TerminalEvent>.Continuation
    /// How long an escape may wait for the rest of a sequence, in milliseconds.
    let escapeDelay: Int32
    let depth: ColorDepth
    private let thread = DispatchQueue(label: "terminal input")

    /// Takes the process's terminal.
    ///
    /// - Throws: where there is none, or a session has it already.
    public convenience init(depth: ColorDepth) throws(TerminalError) {
        let device = try TerminalDevice.standard()
        do {
            try self.init(device: device, depth: depth, escapeDelay: 50, signals: SignalHandlers.session)
        } catch {
            device.close()
            throw error
        }
    }

    init(device: TerminalDevice, depth: ColorDepth, escapeDelay: Int32, signals: [Int32]?) throws(TerminalError) {
        self.device = device
        self.depth = depth
        self.escapeDelay = escapeDelay
        state = Mutex(State(attributes: try device.attributes(), size: device.size))
        wakePipe = try WakePipe()
        signalHandlers = if let signals { try SignalHandlers(signals, to: wakePipe) } else { nil }
        if signalHandlers != nil { CrashHandlers.install() }
        (events, continuation) = AsyncStream.makeStream()
        state.withLock { enter(&$0) }
        thread.async { self.listen() }
    }

    deinit { device.close() }

    /// The terminal's size in cells; zero where it does not know.
    public var size: Size { state.withLock { $0.size } }

    /// Gives the terminal back behind `body`, whether it returns or throws.
    public func close<Result>(after body: () async throws -> Result) async rethrows -> Result {
        defer { close() }
        return try await body()
    }

    /// Gives the terminal back as it was found; a second call does nothing.
    ///
    /// Without a call the session goes on, even where nobody holds it.
    public func close() {
        let isFirst = state.withLock { state in
            guard state.holder != .nobody else { return false }
            if state.holder == .app { leave(&state) }
            state.holder = .nobody
            return true
        }
        guard isFirst else { return }
        if let signalHandlers {
            CrashHandlers.restore()
            signalHandlers.restore()
        }
        wakePipe.send(WakePipe.end)
        // Until the loop has returned, the pipe must stay.
        thread.sync {}
        continuation.finish()
    }
}
