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
    /// Shows `grid`, with the text cursor at `cursor`, by sending what differs from the frame before.
    ///
    /// It never waits: of the frames that come while the terminal is still taking one, it gets the last.
    public func draw(_ grid: CellGrid, cursor: Point? = nil, theme: Theme) {
        state.withLock { state in
            guard state.holder == .app else { return }
            state.next = Drawing(frame: TerminalFrame(grid: grid, cursor: cursor), theme: theme)
            send(&state)
        }
    }

    /// Takes what the terminal shows for unknown, so that the next frame is drawn whole.
    public func invalidate() {
        state.withLock { $0.shown = nil }
    }

    /// Puts `text` on the user's clipboard, where the terminal allows that (OSC 52) and its buffer is long enough.
    public func copy(_ text: String) {
        guard let bytes = Clipboard.sequence(copying: text) else { return }
        state.withLock { state in
            guard state.holder == .app else { return }
            state.unsent += bytes
            send(&state)
        }
    }

    /// Sends what the terminal takes; the input thread goes on with the rest as soon as it takes more.
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

    /// Makes the terminal the app's: raw, on the alternate screen, nothing drawn.
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

    /// Gives the terminal back; what a shell holds by now is left alone.
    func leave(_ state: inout State) {
        if device.isForeground { device.sendPatiently(state.unsent) }
        state.unsent = []
        state.next = nil
        device.giveBack(state.attributes)
        if signalHandlers != nil { CrashHandlers.disarm() }
    }
}
