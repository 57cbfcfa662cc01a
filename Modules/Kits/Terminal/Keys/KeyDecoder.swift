import TextUI

/// A decoder that turns a terminal's bytes into keys and replies, however they are split into reads.
///
/// No input is an error: unknown sequences are dropped, and bytes that are not UTF-8 become U+FFFD.
public struct KeyDecoder: Sendable {
    /// The beginning of an input that cannot be understood without more bytes.
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?

    /// Creates a decoder without pending bytes.
    public init() {}

    /// Whether the pending bytes may be complete or may continue.
    ///
    /// If nothing follows within the escape delay, call `flush`.
    public var isWaiting: Bool { pending.first == Byte.escape || isPasting }

    /// Whether a paste has begun and not ended; its end deserves a longer wait than the rest of an escape.
    public var isPasting: Bool { paste != nil }

    /// Adds `bytes`, and returns the inputs that are now complete.
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

    /// Returns what the pending bytes mean if nothing follows: a lone escape is the escape key.
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
        // Moved out, so that the growing buffer is the only owner of its bytes.
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
