/// A Swift source with its calls.
struct InlineSource {
    let scalars: [Unicode.Scalar]
    let calls: [InlineCall]
    /// The checksum of the source without closures that contain nothing but a literal.
    private let outline: String

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        calls = InlineCall.calls(in: scalars)
        var outline: [Unicode.Scalar] = []
        var start = 0
        for call in calls where !call.elided.isEmpty {
            outline += scalars[start..<call.elided.lowerBound]
            start = call.elided.upperBound
        }
        self.outline = Array(String(outline + scalars[start...]).utf8).contentChecksum
    }

    /// Returns the call whose opening parenthesis is there, counted as the compiler counts; nil if there is none.
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

    /// Returns what to remember of a call, to find it in a later version of the source.
    func place(of call: InlineCall) -> InlinePlace {
        let (line, column) = position(of: call)
        return InlinePlace(
            line: line, column: column, call: text(of: call), outline: outline, offset: outlineOffset(of: call))
    }

    /// Finds a call again.
    ///
    /// If only inline snapshots have changed, it is the call at the same place of the outline. Otherwise it is the only
    /// call with the same text that holds the reference; of several, none is surely the same.
    ///
    /// - Parameter checksum: The checksum of the reference; nil if there was none.
    func call(at place: InlinePlace, holding checksum: String?) -> InlineCall? {
        if outline == place.outline { return calls.first { outlineOffset(of: $0) == place.offset } }
        let fitting = calls.filter { text(of: $0) == place.call && reference(of: $0)?.checksum == checksum }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// Returns the inline snapshot of a call; nil if it has none, or not as a plain literal.
    func reference(of call: InlineCall) -> SnapshotContent? {
        guard case .literal(let literal, _) = call.closure else { return nil }
        return literal.value.map { SnapshotContent($0).completed }
    }

    /// Whether a call has no closure, or one that holds nothing but a literal.
    func isRecordable(_ call: InlineCall) -> Bool {
        switch call.closure {
        case .none: true
        case .literal(let literal, _): literal.value != nil
        case .other: false
        }
    }

    private func text(of call: InlineCall) -> String {
        let name = scalars[..<call.opening].lastIndex { !$0.isInSwiftWord && $0 != "`" && $0 != " " }
        return String(scalars[(name.map { $0 + 1 } ?? 0)..<call.end].drop { $0 == " " })
    }

    private func outlineOffset(of call: InlineCall) -> Int {
        call.opening - calls.prefix { $0.end <= call.opening }.reduce(0) { $0 + $1.elided.count }
    }

    private func position(of call: InlineCall) -> (line: Int, column: Int) {
        let line = scalars[..<call.opening].count { $0 == "\n" } + 1
        let before = scalars[scalars.lineStart(of: call.opening)..<call.opening]
        return (line, before.reduce(1) { $0 + UTF8.width($1) })
    }
}
