import TextUI

/// A decoder that turns a terminal's bytes into keys and replies, however they are split into reads.
///
/// No input is an error: unknown sequences are dropped, and bytes that are not UTF-8 become U+FFFD.
public struct KeyDecoder: Sendable {
    /// The beginning of an input that cannot be understood without more bytes.
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?
    /// Whether nothing of the paste has come for so long that an escape or ctrl-c ends it.
    private var isSilent = false
    /// Whether such an escape has come, unless it is the beginning of the paste's own end.
    private var mayEndPaste = false
    /// The beginning of a sequence that was given up just before, and whose rest may still come.
    private var givenUp: [UInt8] = []
    /// How many tokens have ended: while it is the same, so is the pending sequence.
    private(set) var tokenCount = 0

    /// Creates a decoder without pending bytes.
    public init() {}

    /// What the pending bytes wait for; if it does not come in time, call ``flush()``.
    public var wait: Wait? {
        if paste != nil { return isSilent ? (mayEndPaste ? .escape : nil) : .paste }
        guard pending.first == Byte.escape else { return givenUp.isEmpty ? nil : .sequence }
        return isSequence(pending) ? .sequence : .escape
    }

    /// A time to wait for more bytes.
    public enum Wait: Hashable, Sendable {
        /// After an escape, which may be the key or the beginning of a sequence.
        case escape
        /// Within a sequence, which a slow line has cut.
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

    /// Returns what the pending bytes mean if nothing follows.
    ///
    /// A lone escape is the escape key, and a sequence is dropped. A paste goes on: what comes later is text, too.
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
        // Otherwise, the rest is the beginning of a character.
        pending = isSequence ? [] : Array(rest)
        givenUp = isSequence || rest.isEmpty ? [Byte.escape] + rest : []
        return isSequence ? [] : escapes.map { _ in .key(.escape) }
    }

    /// Returns whether `bytes` are escapes and what can only be a sequence.
    private func isSequence(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 != Byte.escape }.map(Byte.isIntroducer) ?? false
    }

    /// Drops the rest of the sequence that was given up, if that has come now.
    ///
    /// After the escape key, letters may have been typed instead: only what terminals send is dropped.
    private mutating func dropRestOfGivenUp() {
        let whole = givenUp + pending
        let count = givenUp.count
        // A byte past ASCII may be an old mouse report's, but here it rather begins a letter that was typed.
        let isRest = pending.first.map { $0 != Byte.escape && $0 < 0x80 } ?? false
        guard count > 0, isRest, isSequence(whole) else { return givenUp = [] }
        givenUp = []
        guard let token = InputToken(whole[...]) else {
            // More of a sequence, but not its end. A control string could go on with anything that is typed.
            if count > 1, "[O".utf8.contains(whole[1]) { pending = whole }
            return
        }
        guard count > 1 || token.meaning != .nothing || token.length > 3 else { return }
        if token.meaning == .pasteBegins { paste = PasteBuffer() }
        // A byte that cannot belong to the sequence may make it shorter than what was given up.
        pending.removeFirst(max(0, token.length - count))
    }

    private mutating func endPaste() {
        paste = nil
        (isSilent, mayEndPaste) = (false, false)
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
