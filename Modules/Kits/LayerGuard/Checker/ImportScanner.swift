/// A scanner that finds the imports and attributes of a file, in every `#if` branch.
///
/// Its tokens are those of the compiler's lexer. Only a slash has two meanings: it is an operator, or it opens a regex
/// literal. The compiler decides by the parser's state, the language mode and the kind of `#if` branch. The scanner
/// decides nothing, and follows both readings until they meet again. If they have not met when their line ends, the
/// line is an error. The cost is linear in the file's length.
struct ImportScanner {
    private let bytes: [UInt8]
    /// Where each reading of the text has arrived; nearly always there is only one.
    private var readings: [Reading] = []
    private var found: [Finding] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns what the file contains, in the order of the text.
    mutating func findings() -> [Finding] {
        begin()
        var fork = 0
        var lineEnd = 0
        while let first = readings.indices.min(by: { readings[$0].index < readings[$1].index }) {
            let start = readings[first].index
            if readings.count > 1, start >= lineEnd {
                guard readings.allSatisfy({ $0.index == start }) else {
                    found.append(Finding(subject: Self.ambiguity, offset: fork))
                    break
                }
                lineEnd = endOfLine(at: start)
            }
            let wasAlone = readings.count == 1
            follow(readings.remove(at: first))
            if wasAlone, readings.count > 1 {
                fork = start
                lineEnd = endOfLine(at: start)
            }
        }
        return inOrder()
    }

    private static let ambiguity = Finding.Subject.unreadable(
        """
        cannot tell whether this slash opens a regex literal, which changes how the lines after it read; write a regex \
        literal as #/…/#
        """)

    private static let cutOff = Finding.Subject.unreadable("this is not closed before the file ends")

    private mutating func begin() {
        var cursor = ByteCursor(bytes)
        cursor.skipPrologue()
        if let open = cursor.skipTrivia() { found.append(Finding(subject: Self.cutOff, offset: open)) }
        readings = [Reading(index: cursor.index, previous: .other)]
    }

    /// Adds what follows from the next token of a reading; nothing at the file's end.
    private mutating func follow(_ reading: Reading) {
        var token = TokenReader(ByteCursor(bytes, at: reading.index), after: reading.previous)
        guard token.read() else { return }
        found += token.found
        // In one of two readings, an open literal is no error of the file: the two will not meet.
        if let open = token.openLiteral, readings.isEmpty { found.append(Finding(subject: Self.cutOff, offset: open)) }
        add(token.next)
        if let other = token.otherNext { add(other) }
    }

    private mutating func add(_ reading: Reading) {
        if !readings.contains(reading) { readings.append(reading) }
    }

    private func endOfLine(at index: Int) -> Int {
        bytes[index...].firstIndex(where: \.isNewline) ?? bytes.endIndex
    }

    /// Returns the findings by their places, each once: two readings can find the same.
    private func inOrder() -> [Finding] {
        var offsets: Set<Int> = []
        return found.filter { offsets.insert($0.offset).inserted }.sorted { $0.offset < $1.offset }
    }
}

/// A place between two tokens.
struct Reading: Equatable {
    let index: Int
    let previous: PrecedingToken
}

/// The token before a word or a slash, which decides what that means.
enum PrecedingToken: Equatable {
    case word(Range<Int>)
    /// `.` or `::`: a word after it is a member name.
    case qualifier
    case other
}
