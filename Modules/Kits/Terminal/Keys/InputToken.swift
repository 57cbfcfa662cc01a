import TextUI

/// The meaning of the first bytes of the input.
struct InputToken {
    enum Meaning: Hashable {
        case keys([Key])
        /// Input that is not from the keyboard: the mouse, the focus, or a reply.
        case report(TerminalInput)
        case pasteBegins
        case nothing
    }

    let meaning: Meaning
    /// The number of bytes with that meaning, at least 1.
    let length: Int

    /// Reads the first token of `bytes`; nil if it cannot be understood without more bytes.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else { return nil }
        if first == Byte.escape {
            self.init(escaped: bytes)
        } else if Byte.isText(first) {
            guard let text = Text(bytes) else { return nil }
            self.init(.keys(text.characters.map(Key.character)), text.length)
        } else {
            self.init(.keys(InputToken.control(first)), 1)
        }
    }

    init(_ meaning: Meaning, _ length: Int) {
        self.meaning = meaning
        self.length = length
    }

    private init?(escaped bytes: ArraySlice<UInt8>) {
        guard let second = bytes.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            self.init(sequence: bytes)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            self.init(controlString: bytes)
        case Byte.escape:
            self.init(twiceEscaped: bytes)
        case _ where Byte.isText(second):
            guard let text = Text(bytes.dropFirst()), let first = text.characters.first else { return nil }
            self.init(.keys([.alt(first)] + text.characters.dropFirst().map(Key.character)), 1 + text.length)
        default:
            self.init(.keys(InputToken.control(second)).withAlt, 2)
        }
    }

    /// Reads the sequence of a key after an escape that means alt, as in rxvt; otherwise, reads only the first escape.
    private init?(twiceEscaped bytes: ArraySlice<UInt8>) {
        let rest = bytes.dropFirst()
        guard let third = rest.dropFirst().first else { return nil }
        self.init(.keys([.escape]), 1)
        if third == UInt8(ascii: "[") || third == UInt8(ascii: "O") {
            guard let token = InputToken(sequence: rest) else { return nil }
            if case .keys = token.meaning { self.init(token.meaning.withAlt, 1 + token.length) }
        }
    }

    private static func control(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x08, Byte.delete: [.backspace]
        case 0x09: [.tab]
        case 0x0A, 0x0D: [.enter]
        case 0x01...0x1A: [.control(Character(Unicode.Scalar(byte | 0x60)))]
        default: []
        }
    }

    /// A run of text.
    ///
    /// If a read ends within a character, the character is left for the next read.
    private struct Text {
        let characters: [Character]
        let length: Int

        init?(_ bytes: ArraySlice<UInt8>) {
            var run = bytes.prefix(while: Byte.isText)
            if run.endIndex == bytes.endIndex { run = run.dropLast(UTF8Tail.unfinished(in: run)) }
            if run.isEmpty { return nil }
            characters = Array(String(decoding: run, as: UTF8.self))
            length = run.count
        }
    }
}

extension InputToken.Meaning {
    /// This key with alt held; a letter with control is returned unchanged, so that ctrl-c works even after an escape.
    fileprivate var withAlt: InputToken.Meaning {
        guard case .keys(let keys) = self, let key = keys.first else { return self }
        switch key {
        case .control, .alt: return self
        case .character(let character): return .keys([.alt(character)])
        // The Linux console sends escape and tab for shift-tab.
        case .tab: return .keys([.backtab])
        case .modified(let plain, let modifiers): return .keys([.modified(plain, modifiers.union(.alt))])
        default: return .keys([.modified(key, .alt)])
        }
    }
}
