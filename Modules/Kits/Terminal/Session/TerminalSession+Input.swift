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
    /// Returns the keys that a `keys` event announced, in order.
    ///
    /// If a ctrl-c is among them, it comes last; another event announces the keys after it.
    public func takeKeys() -> [Key] {
        let (keys, wasFull, isEmpty) = state.withLock { state in
            let wasFull = state.keys.isFull
            return (state.keys.take(), wasFull, state.keys.isEmpty)
        }
        if wasFull { wakePipe.send(WakePipe.look) }
        if !isEmpty { continuation.yield(.keys) }
        return keys
    }

    /// Whether a typed ctrl-c has not been taken yet.
    public var isInterrupted: Bool { state.withLock { $0.keys.hasInterrupt } }

    /// Waits for input, for room to write, and for signals, until the session is closed.
    ///
    /// Uses no processor time while waiting.
    func listen() {
        var decoder = KeyDecoder()
        var sequence = (number: 0, beginning: ContinuousClock.now)
        var hasEnded = false
        while true {
            let (isHeld, hasUnsent, hasRoom) = state.withLock {
                ($0.holder == .app, !$0.unsent.isEmpty, !$0.keys.isFull)
            }
            let reads = isHeld && hasRoom && !hasEnded
            // `poll` ignores the descriptor -1. Polling a terminal that is gone would keep the thread busy.
            var polled = [
                pollfd(fd: wakePipe.readEnd, events: Int16(POLLIN), revents: 0),
                pollfd(fd: reads ? device.input : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isHeld && hasUnsent ? device.output : -1, events: Int16(POLLOUT), revents: 0),
            ]
            if decoder.tokenCount != sequence.number || decoder.wait != .sequence {
                sequence = (decoder.tokenCount, .now)
            }
            let delay = reads ? delays.left(for: decoder.wait, since: sequence.beginning) : -1
            let count = poll(&polled, nfds_t(polled.count), delay)
            if count == 0 { deliver(decoder.flush()) }
            guard count > 0 else { continue }
            for byte in polled[0].revents == 0 ? [] : wakePipe.receive() where byte != WakePipe.look {
                if byte == WakePipe.end { return }
                receive(Int32(byte))
            }
            if polled[2].revents != 0 { sendRest() }
            if polled[1].revents != 0 { hasEnded = !read(with: &decoder) }
        }
    }

    private func sendRest() {
        state.withLock { state in
            if state.holder == .app { send(&state) }
        }
    }

    /// - Returns: Whether there may be more to read.
    private func read(with decoder: inout KeyDecoder) -> Bool {
        // Reads within the lock: when the terminal has been given back, its input belongs to another program.
        switch state.withLock({ $0.holder == .app ? device.receive() : .nothing }) {
        case .bytes(let bytes): deliver(decoder.decode(bytes))
        case .nothing: break
        case .end:
            deliver(decoder.flush())
            reportClosed()
            return false
        }
        return true
    }

    private func deliver(_ inputs: [TerminalInput]) {
        var keys: [Key] = []
        for input in inputs {
            switch input {
            case .key(let key): keys.append(key)
            case .focusGained:
                // Another program may have written over the frame while the window had no focus. If the next frame will
                // be drawn completely anyway, no event is needed; so a flood of reports causes only one event.
                let isDrawn = state.withLock { state in
                    defer { state.shown = nil }
                    return state.shown != nil
                }
                if isDrawn { continuation.yield(.exposed) }
            case .modeReport(TerminalModes.synchronizedOutput, let isSupported):
                state.withLock { $0.isSynchronized = isSupported }
            case .modeReport: break
            }
        }
        guard !keys.isEmpty else { return }
        let areAnnounced = state.withLock { state in
            defer { state.keys.append(keys) }
            return !state.keys.isEmpty
        }
        if !areAnnounced { continuation.yield(.keys) }
    }
}
