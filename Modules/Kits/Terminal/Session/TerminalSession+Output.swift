import Synchronization
public import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalSession {
    /// Shows `grid`, with the text cursor at `cursor`, by sending only what differs from the previous frame.
    ///
    /// Never waits. If several frames are drawn while the terminal receives an earlier one, only the newest is sent.
    public func draw(_ grid: CellGrid, cursor: Point? = nil, theme: Theme) {
        state.withLock { state in
            guard state.holder == .app else { return }
            state.next = Drawing(frame: TerminalFrame(grid: grid, cursor: cursor), theme: theme)
            send(&state)
        }
    }

    /// Forgets what the terminal shows, so that the next frame is drawn completely.
    public func invalidate() {
        state.withLock { $0.shown = nil }
    }

    /// Copies `text` to the user's clipboard, if the terminal allows it (OSC 52).
    ///
    /// - Returns: Whether the terminal was asked; false if the text is too long, or if the app does not have the
    ///   terminal.
    public func copy(_ text: String) -> Bool {
        guard let bytes = Clipboard.sequence(copying: text) else { return false }
        return state.withLock { state in
            guard state.holder == .app else { return false }
            state.unsent += bytes
            send(&state)
            return true
        }
    }

    /// Sends what the terminal accepts now.
    ///
    /// The input thread sends the rest when there is room again.
    func send(_ state: inout State) {
        while true {
            if state.unsent.isEmpty, let next = state.next {
                state.next = nil
                let previous = state.shown.flatMap { $0.theme == next.theme ? $0.frame : nil }
                state.shown = next
                let writer = FrameWriter(theme: next.theme, depth: depth, isSynchronized: state.isSynchronized)
                state.unsent = writer.bytes(from: previous, to: next.frame)
            }
            guard !state.unsent.isEmpty else { return }
            let count = state.unsent.withUnsafeBytes { device.send($0) }
            guard count >= 0 else {
                state.unsent = []
                reportClosed()
                return
            }
            guard count == state.unsent.count else {
                state.unsent.removeFirst(count)
                wakePipe.send(WakePipe.look)
                return
            }
            state.unsent = []
        }
    }

    /// Takes the terminal for the app: sets raw mode, switches on the private modes, and forgets what was shown.
    func enter(_ state: inout State) {
        var raw = state.attributes
        cfmakeraw(&raw)
        if signalHandlers != nil { CrashHandlers.arm(device, state.attributes) }
        device.set(raw)
        state.holder = .app
        state.shown = nil
        state.isSynchronized = false
        state.unsent = Array(TerminalModes.enter.bytes)
        send(&state)
    }

    /// Gives the terminal back, unless a shell already has it.
    func leave(_ state: inout State) {
        if device.isForeground { state.unsent.withUnsafeBytes(device.sendPatiently) }
        state.unsent = []
        state.next = nil
        device.giveBack(state.attributes)
        if signalHandlers != nil { CrashHandlers.disarm() }
    }
}
