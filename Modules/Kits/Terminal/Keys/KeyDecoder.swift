import TextUI

/// A decoder that turns a terminal's bytes into keys and replies, however the bytes are split into reads.
///
/// Input is never an error: unknown sequences are dropped, and bytes that are not UTF-8 become U+FFFD.
public struct KeyDecoder: Sendable {
    /// The bytes of an incomplete input.
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?
    /// Whether the paste has paused for so long that an escape or ctrl-c ends it.
    private var isSilent = false
    /// Whether an escape has arrived after the pause: the escape key, or the first byte of the paste's terminator.
    private var mayEndPaste = false
    /// The beginning of a sequence that has timed out; the rest may still arrive.
    private var givenUp: [UInt8] = []
    /// The number of complete tokens.
    ///
    /// While this number does not change, the pending sequence is still the same one.
    private(set) var tokenCount = 0

    /// Creates a decoder without pending bytes.
    public init() {}

    /// The kind of input that would complete the pending bytes; nil if none is expected.
    ///
    /// If that input does not arrive in time, call ``flush()``.
    public var wait: Wait? {
        if paste != nil { return isSilent ? (mayEndPaste ? .escape : nil) : .paste }
        guard pending.first == Byte.escape else { return givenUp.isEmpty ? nil : .sequence }
        return isSequence(pending) ? .sequence : .escape
    }

    /// A reason to wait for more bytes.
    public enum Wait: Hashable, Sendable {
        /// After an escape, which may be the escape key or the beginning of a sequence.
        case escape
        /// Within a sequence that a slow connection has split.
        case sequence
        /// Within a paste.
        case paste
    }

    /// Adds `bytes`, and returns the inputs that are now complete.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        let read = Array(bytes)
        if isSilent, read.allSatisfy({ $0 == Byte.interrupt }) {
            endPaste()
            return []
        }
        mayEndPaste = isSilent && read == [Byte.escape]
        isSilent = mayEndPaste
        pending += read
        dropRestOfGivenUp()
        var inputs: [TerminalInput] = []
        var rest = pending[...]
        while !rest.isEmpty {
            if paste != nil {
                resumePaste(&rest, &inputs)
            } else if let token = InputToken(rest) {
                rest = rest.dropFirst(token.length)
                tokenCount += 1
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

    /// Returns the inputs that the pending bytes mean if nothing follows.
    ///
    /// A lone escape is the escape key; an incomplete sequence is dropped. A paste goes on with the next bytes.
    public mutating func flush() -> [TerminalInput] {
        if mayEndPaste {
            endPaste()
            givenUp = [Byte.escape]
            return []
        }
        if let text = paste?.takeText() {
            isSilent = true
            return text.isEmpty ? [] : [.key(.paste(text))]
        }
        guard pending.first == Byte.escape else {
            givenUp = []
            return []
        }
        let escapes = pending.prefix { $0 == Byte.escape }
        let rest = pending[escapes.endIndex...]
        let isSequence = isSequence(pending)
        // Without a sequence, `rest` is empty or the beginning of a character.
        pending = isSequence ? [] : Array(rest)
        givenUp = isSequence || rest.isEmpty ? [Byte.escape] + rest : []
        return isSequence ? [] : escapes.map { _ in .key(.escape) }
    }

    /// Returns whether `bytes` are escapes followed by the beginning of a sequence.
    private func isSequence(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 != Byte.escape }.map(Byte.isIntroducer) ?? false
    }

    /// Drops the rest of a sequence that has timed out, if `pending` begins with that rest.
    ///
    /// If only an escape has timed out, the bytes may be typed letters. They are then dropped only if they complete a
    /// known sequence, or any sequence of more than 3 bytes.
    private mutating func dropRestOfGivenUp() {
        let whole = givenUp + pending
        let count = givenUp.count
        // A non-ASCII byte may belong to an old mouse report, but more likely begins a typed letter.
        let isRest = pending.first.map { $0 != Byte.escape && $0 < 0x80 } ?? false
        guard count > 0, isRest, isSequence(whole) else { return givenUp = [] }
        givenUp = []
        guard let token = InputToken(whole[...]) else {
            // The sequence is incomplete. Only CSI and SS3 are continued: a control string could swallow typed text.
            if count > 1, "[O".utf8.contains(whole[1]) { pending = whole }
            return
        }
        guard count > 1 || token.meaning != .nothing || token.length > 3 else { return }
        if token.meaning == .pasteBegins { paste = PasteBuffer() }
        // An invalid byte may end a mouse report within `givenUp`; then no pending byte is removed.
        pending.removeFirst(max(0, token.length - count))
    }

    private mutating func endPaste() {
        paste = nil
        (isSilent, mayEndPaste) = (false, false)
    }

    private mutating func resumePaste(_ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]) {
        guard var buffer = paste else { return }
        // The paste is moved out, so that the growing buffer is the only owner of its bytes.
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
