/// A Swift source with its calls.
struct InlineSource {
    let scalars: [Unicode.Scalar]
    let calls: [InlineCall]
    /// The ranges of the closures that contain nothing but a literal, in the order of the source.
    private let elided: [Range<Int>]
    /// The checksum of the source without these closures.
    private let outline: String

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        calls = InlineCall.calls(in: scalars)
        var outline: [Unicode.Scalar] = []
        var start = 0
        elided = calls.map(\.elided).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
        for closure in elided {
            outline += scalars[start..<closure.lowerBound]
            start = closure.upperBound
        }
        self.outline = Array(String(outline + scalars[start...]).utf8).contentChecksum
    }

    /// Returns the call whose opening parenthesis is at the compiler's line and column; nil if there is no such call.
    func call(line: Int, column: Int) -> InlineCall? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let newline = scalars[start...].firstIndex(of: "\n") else { return nil }
            start = newline + 1
        }
        var (offset, width) = (start, 1)
        while offset < scalars.count, width < column {
            width += UTF8.width(scalars[offset])
            offset += 1
        }
        return calls.first { $0.opening == offset }
    }

    /// Returns the place of a call, by which it can be found in a later version of the source.
    func place(of call: InlineCall) -> InlinePlace {
        let text = text(of: call)
        let alike = calls.filter { self.text(of: $0) == text }
        return InlinePlace(
            call: text, number: alike.firstIndex { $0.opening == call.opening } ?? 0, count: alike.count,
            outline: outline, offset: outlineOffset(of: call))
    }

    /// Finds a call again in a later version of the source.
    ///
    /// If only inline snapshots have changed, returns the call at the same offset, not counting the snapshots.
    /// Otherwise, returns the call that has the same text and holds the reference. If there are as many calls with this
    /// text as before, only the one with the same number is considered. If several calls fit, returns nil.
    ///
    /// - Parameter checksum: The checksum of the reference; nil if there was none.
    func call(at place: InlinePlace, holding checksum: String?) -> InlineCall? {
        if outline == place.outline { return calls.first { outlineOffset(of: $0) == place.offset } }
        let alike = calls.filter { text(of: $0) == place.call }
        let possible = alike.count == place.count ? Array(alike.dropFirst(place.number).prefix(1)) : alike
        let fitting = possible.filter { reference(of: $0)?.checksum == checksum }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// Returns the inline snapshot of a call; nil if there is none, or if it is not a plain literal.
    func reference(of call: InlineCall) -> SnapshotContent? {
        guard case .literal(let literal, _) = call.closure else { return nil }
        return literal.value.map { SnapshotContent($0) }
    }

    /// Returns whether a call has no closure, or a closure that contains only a plain literal.
    func isRecordable(_ call: InlineCall) -> Bool {
        if case .none = call.closure { true } else { reference(of: call) != nil }
    }

    private func text(of call: InlineCall) -> String {
        let name = scalars[..<call.opening].lastIndex { !$0.isInSwiftWord && $0 != "`" && $0 != " " }
        let range = (name.map { $0 + 1 } ?? 0)..<call.end
        let closure = call.elided.clamped(to: range)
        let text = scalars[range.lowerBound..<closure.lowerBound] + scalars[closure.upperBound..<range.upperBound]
        return String(text.drop { $0 == " " })
    }

    private func outlineOffset(of call: InlineCall) -> Int {
        call.opening - elided.prefix { $0.upperBound <= call.opening }.reduce(0) { $0 + $1.count }
    }
}
