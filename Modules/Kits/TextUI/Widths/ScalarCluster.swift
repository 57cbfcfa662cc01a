/// The scalars of one character, possibly with scalars that do not belong there.
struct ScalarCluster {
    /// The maximum number of scalars: UAX #15's stream-safe format allows 30 marks, and the longest emoji in use has 10
    /// scalars.
    static let longest = 32

    private let scalars: [Unicode.Scalar]
    private let classes: [ScalarClass]

    init(_ cluster: some Sequence<Unicode.Scalar>) {
        scalars = Array(cluster)
        classes = scalars.map(ScalarClass.of)
    }

    /// Whether every terminal can draw the whole cluster in its own cells.
    var isSound: Bool { !isHalfFlag && soundCount == scalars.count }

    /// The cluster, with one replacement character in place of its first unsound scalar and everything after it.
    var sound: [Unicode.Scalar] {
        if isHalfFlag { return Array(ScalarCluster([squaredLetter] + scalars.dropFirst()).sound) }
        let count = soundCount
        return scalars.prefix(count) + (count < scalars.count ? [.replacement] : [])
    }

    private var soundCount: Int {
        var count = scalars.indices.prefix { $0 < Self.longest && belongs(at: $0) }.count
        // A prepended sign or a joiner at the end would join this cell with the next one.
        while count > 0, classes[count - 1] == .prepend || (classes[count - 1] == .joiner && count < scalars.count) {
            count -= 1
        }
        return count
    }

    private var isHalfFlag: Bool { classes.first == .regional && classes.dropFirst().first != .regional }

    // Half a flag would join with another half in the next cell.
    private var squaredLetter: Unicode.Scalar { Unicode.Scalar(0x1F130 + scalars[0].value - 0x1F1E6) ?? .replacement }

    private func belongs(at index: Int) -> Bool {
        let previous = index > 0 ? classes[index - 1] : nil
        switch classes[index] {
        case .narrow, .textEmoji, .prepend:
            return true
        case .wide, .leadingJamo, .emoji, .pictograph:
            return previous == nil || previous == .joiner || previous == .prepend
        case .mark, .spacing, .trailingJamo:
            return previous != nil
        case .regional:
            return index < 2 && classes[0] == .regional
        case .skinTone:
            return takesSkinTone(after: previous)
        case .selector:
            return previous.map { belongs(selector: scalars[index], after: $0) } ?? false
        case .joiner:
            return previous != nil && previous != .joiner && joins(at: index)
        case .tag:
            return previous != nil && index <= flagTagCount
        case .control, .invisible, .unknown:
            return false
        }
    }

    private func takesSkinTone(after previous: ScalarClass?) -> Bool {
        switch previous {
        case .textEmoji, .emoji, .pictograph, .selector: !scalars[0].isASCII
        default: false
        }
    }

    private func belongs(selector: Unicode.Scalar, after previous: ScalarClass) -> Bool {
        switch (selector, previous) {
        case (.textSelector, _), (.emojiSelector, _):
            [.textEmoji, .emoji, .pictograph, .skinTone].contains(previous)
        // Ideographic variation selectors, which have been used to hide text after other characters.
        case ("\u{E0100}"..., _): previous == .wide
        default: [.narrow, .wide, .textEmoji, .emoji].contains(previous)
        }
    }

    private func joins(at index: Int) -> Bool {
        if takesJoiners { return true }
        return scalars[index] == .zeroWidthJoiner && classes.dropFirst(index + 1).first.map { $0.width > 0 } ?? false
    }

    /// Whether the cluster's script uses ZWJ and ZWNJ in its spelling, as Arabic and the Indic scripts do.
    ///
    /// The Unicode block of the first scalar stands for the script.
    private var takesJoiners: Bool {
        switch scalars[0].value {
        case 0x0600..<0x1100, 0x1200..<0x2000, 0xA800..<0xAC00, 0x10A00..<0x12000, 0x1E900..<0x1E960: true
        default: false
        }
    }

    /// The number of tags, such as `gbeng` and the end tag, that follow a black flag to name a region, as in UTS #51.
    private var flagTagCount: Int {
        let tags = scalars.dropFirst().prefix { $0.value >> 7 == 0xE0000 >> 7 }
        let name = tags.dropLast()
        guard scalars[0] == "\u{1F3F4}", tags.last == "\u{E007F}", 3...6 ~= name.count,
            name.allSatisfy({ 0xE0030...0xE0039 ~= $0.value || 0xE0061...0xE007A ~= $0.value })
        else { return 0 }
        return tags.count
    }
}
