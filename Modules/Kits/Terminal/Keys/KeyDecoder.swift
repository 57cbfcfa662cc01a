import TextUI

/// Turns the bytes that a terminal sends into keys and answers, however they are cut into reads.
///
/// No byte string is an error: what is neither is left out, and bytes that are not UTF-8 become U+FFFD.
public struct KeyDecoder: Sendable {
    /// The beginning of what cannot be understood before more has come.
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?

    /// A decoder to which nothing has come.
    public init() {}

    /// Whether what has come may be whole or may go on: call `flush` when nothing more comes for the escape delay.
    public var isWaiting: Bool { pending.first == Byte.escape || isPasting }

    /// Whether a paste has begun and not ended; it deserves a longer delay than an escape.
    public var isPasting: Bool { paste != nil }

    /// What is whole with `bytes`.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        pending.append(contentsOf: bytes)
        var inputs: [TerminalInput] = []
        var rest = pending[...]
        while !rest.isEmpty {
            if paste != nil {
                resumePaste(&rest, &inputs)
            } else if let token = InputToken(rest) {
                rest = rest.dropFirst(token.length)
                switch token.meaning {
                case .keys(let keys): inputs += keys.map(TerminalInput.key)
                case .report(let report): inputs.append(report)
                case .pasteBegins: paste = PasteBuffer()
                case .nothing: break
                }
            } else {
                break
            }
        }
        pending = Array(rest)
        return inputs
    }

    /// What has come amounts to this when nothing more comes: a lone escape is the escape key.
    public mutating func flush() -> [TerminalInput] {
        if let unfinished = paste?.text {
            paste = nil
            return unfinished.isEmpty ? [] : [.key(.paste(unfinished))]
        }
        guard pending.first == Byte.escape else { return [] }
        let rest = pending.dropFirst()
        pending = []
        guard let next = rest.first else { return [.key(.escape)] }
        if next == Byte.escape || next >= 0x80 {
            pending = Array(rest)
            return [.key(.escape)] + flush()
        }
        return rest.count == 1 ? [.key(.alt(Character(Unicode.Scalar(next))))] : []
    }

    private mutating func resumePaste(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) {
        guard var buffer = paste else { return }
        // Taken out, so that the buffer is the only owner of its bytes while it grows.
        paste = nil
        while let byte = rest.popFirst() {
            if let whole = buffer.append(byte) {
                if !whole.isEmpty { inputs.append(.key(.paste(whole))) }
                return
            }
            if let part = buffer.takeOverflow() { inputs.append(.key(.paste(part))) }
        }
        paste = buffer
    }
}
