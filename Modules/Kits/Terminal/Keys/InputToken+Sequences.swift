import TextUI

extension InputToken {
    /// The maximum length of a sequence in bytes: no key and no expected reply is longer.
    private static let longest = 4096

    /// Reads CSI or SS3: parameters and intermediates (0x20…0x3F), then a final byte.
    ///
    /// A byte that cannot belong to the sequence ends it and is read as new input, so that ctrl-c works in any state.
    init?(sequence bytes: ArraySlice<UInt8>) {
        let body = bytes.dropFirst(2)
        let isCSI = bytes.dropFirst().first == UInt8(ascii: "[")
        if isCSI, let key = InputToken(shiftedKey: body) {
            self.init(key.meaning, 2 + key.length)
            return
        }
        guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
            guard bytes.count > InputToken.longest else { return nil }
            self.init(.nothing, bytes.count)
            return
        }
        let length = end - bytes.startIndex
        guard (0x40...0x7E).contains(bytes[end]) else {
            self.init(.nothing, length)
            return
        }
        let isBare = isCSI && end == body.startIndex
        switch bytes[end] {
        case UInt8(ascii: "I") where isBare:
            self.init(.report(.focusGained), length + 1)
        case UInt8(ascii: "M") where isBare:
            self.init(oldMouse: bytes)
        case UInt8(ascii: "M") where !isCSI:
            // Enter on the keypad.
            self.init(.keys([.enter]), length + 1)
        case UInt8(ascii: "[") where isBare:
            // The beginning of a function key of the Linux console; one more letter follows.
            guard let letter = bytes.dropFirst(3).first else { return nil }
            let isKnown = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter)
            let key = Key.function(Int(letter) - 0x40)
            self.init(isKnown ? .keys([key]) : .nothing, letter < 0x80 && Byte.isText(letter) ? 4 : 3)
        default:
            let parameters = bytes[body.startIndex..<end]
            self.init(SequenceMeaning.of(parameters: parameters, final: bytes[end], isCSI: isCSI), length + 1)
        }
    }

    /// Reads a shifted key of rxvt, the only sequence that ends with `$`.
    private init?(shiftedKey body: ArraySlice<UInt8>) {
        let digits = body.prefix(while: Byte.isDigit)
        let dollar = UInt8(ascii: "$")
        guard digits.count == 1, body.dropFirst().first == dollar else { return nil }
        let meaning = SequenceMeaning.of(parameters: digits, final: dollar, isCSI: true)
        if meaning == .nothing { return nil }
        self.init(meaning, 2)
    }

    /// Reads a mouse report of a terminal without mode 1006: three bytes follow, each 32 larger than its value.
    private init?(oldMouse bytes: ArraySlice<UInt8>) {
        let report = bytes.dropFirst(3).prefix(3)
        guard report.allSatisfy({ $0 >= 32 }) else {
            self.init(.nothing, 3)
            return
        }
        guard report.count == 3 else { return nil }
        self.init(SequenceMeaning.mouse(report.map { Int($0) - 32 }), 6)
    }

    /// Reads OSC, DCS and the like, which a terminal sends only as replies.
    ///
    /// They end with BEL or ESC \.
    init?(controlString bytes: ArraySlice<UInt8>) {
        guard let end = bytes.dropFirst(2).firstIndex(where: { $0 < 0x20 }) else {
            guard bytes.count > InputToken.longest else { return nil }
            self.init(.nothing, bytes.count)
            return
        }
        let length = end - bytes.startIndex
        switch bytes[end] {
        case Byte.bell:
            self.init(.nothing, length + 1)
        case Byte.escape:
            guard let next = bytes[end...].dropFirst().first else { return nil }
            self.init(.nothing, next == UInt8(ascii: "\\") ? length + 2 : length)
        default:
            self.init(.nothing, length)
        }
    }
}
