import Synchronization
import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalSession {
    /// How long a slow line may pause within a paste, in milliseconds.
    private static let pasteDelay: Int32 = 1000

    /// Waits for the terminal's bytes and for signals until the session is closed; takes no processor time until some
    /// come.
    func listen() {
        var decoder = KeyDecoder()
        var hasEnded = false
        while true {
            let reads = !hasEnded && isHeld
            var polled = [
                pollfd(fd: wakePipe.readEnd, events: Int16(POLLIN), revents: 0),
                pollfd(fd: reads ? device.input : -1, events: Int16(POLLIN), revents: 0),
            ]
            let delay = decoder.isPasting ? TerminalSession.pasteDelay : escapeDelay
            let count = poll(&polled, nfds_t(polled.count), reads && decoder.isWaiting ? delay : -1)
            if count == 0 { deliver(decoder.flush()) }
            guard count > 0 else { continue }
            for byte in polled[0].revents == 0 ? [] : wakePipe.receive() where byte != WakePipe.look {
                if byte == WakePipe.end { return }
                receive(Int32(byte))
            }
            // A signal may have given the terminal away.
            guard polled[1].revents != 0, isHeld else { continue }
            switch device.receive() {
            case .bytes(let bytes): deliver(decoder.decode(bytes))
            case .nothing: break
            case .end:
                hasEnded = true
                deliver(decoder.flush())
                reportClosed()
            }
        }
    }

    private var isHeld: Bool { state.withLock { $0.holder == .app } }

    private func deliver(_ inputs: [TerminalInput]) {
        let keys = inputs.compactMap { if case .key(let key) = $0 { key } else { nil } }
        if !keys.isEmpty { continuation.yield(.keys(keys)) }
    }
}
