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

    struct State {
        var holder = Holder.app
        /// As the session found them.
        var attributes: termios
        var size: Size
        var shown: (frame: TerminalFrame, theme: Theme)?
    }

    /// What happens, in order; for one reader.
    public let events: AsyncStream<TerminalEvent>

    let device: TerminalDevice
    let state: Mutex<State>
    let wakePipe: WakePipe
    /// Nil where the process's signals are not the session's affair.
    let signalHandlers: SignalHandlers?
    let continuation: AsyncStream<TerminalEvent>.Continuation
    /// How long an escape may wait for the rest of a sequence, in milliseconds.
    let escapeDelay: Int32
    private let depth: ColorDepth
    private let thread = DispatchQueue(label: "terminal input")

    /// Takes the process's terminal.
    ///
    /// - Throws: where there is none, or a session has it already.
    public convenience init(depth: ColorDepth) throws(TerminalError) {
        try self.init(device: .standard(), depth: depth, escapeDelay: 50, signals: SignalHandlers.session)
    }

    init(device: TerminalDevice, depth: ColorDepth, escapeDelay: Int32, signals: [Int32]?) throws(TerminalError) {
        self.device = device
        self.depth = depth
        self.escapeDelay = escapeDelay
        state = Mutex(State(attributes: try device.attributes(), size: device.size))
        wakePipe = try WakePipe()
        signalHandlers = if let signals { try SignalHandlers(signals, to: wakePipe) } else { nil }
        (events, continuation) = AsyncStream.makeStream()
        state.withLock { enter(&$0) }
        thread.async { self.listen() }
    }

    /// The terminal's size in cells; zero where it does not know.
    public var size: Size { state.withLock { $0.size } }

    /// Shows `grid`, with the text cursor at `cursor`, by sending what differs from the frame before.
    public func draw(_ grid: Grid, cursor: Point? = nil, theme: Theme) {
        let frame = TerminalFrame(grid: grid, cursor: cursor)
        let isShown = state.withLock { state in
            guard state.holder == .app else { return true }
            let previous = state.shown.flatMap { $0.theme == theme ? $0.frame : nil }
            state.shown = (frame, theme)
            return device.send(FrameWriter(theme: theme, depth: depth).bytes(from: previous, to: frame))
        }
        if !isShown { reportClosed() }
    }

    /// Puts `text` on the user's clipboard, where the terminal allows that (OSC 52).
    ///
    /// - Returns: whether it was sent; text that is too long for a terminal's buffer is not.
    public func copy(_ text: String) -> Bool {
        guard let bytes = Clipboard.sequence(copying: text) else { return false }
        return state.withLock { $0.holder == .app && device.send(bytes) }
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
        signalHandlers?.restore()
        wakePipe.send(WakePipe.end)
        // Until the loop has returned, the pipe must stay.
        thread.sync {}
        continuation.finish()
    }
}
