/// One line of the way from one text to another.
struct LineEdit: CustomStringConvertible {
    enum Kind: Character {
        case kept = " "
        case removed = "-"
        case inserted = "+"
    }

    let kind: Kind
    /// With its newline, which a text's last line may lack.
    let line: ArraySlice<UInt8>

    var description: String {
        let text = "\(kind.rawValue)\(String(decoding: line, as: UTF8.self))"
        return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }

    /// Complexity: O(lines) where the texts are equal, O(lines × changes) between the first change and the last.
    static func edits(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) -> [LineEdit] {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let number = numbers[line, default: numbers.count]
            numbers[line] = number
            return number
        }
        let oldLines = lines(of: old)
        let newLines = lines(of: new)
        let oldNumbers = oldLines.map(number)
        let newNumbers = newLines.map(number)

        let head = zip(oldNumbers, newNumbers).prefix { $0 == $1 }.count
        let tail = zip(oldNumbers.dropFirst(head).reversed(), newNumbers.dropFirst(head).reversed())
            .prefix { $0 == $1 }.count
        let difference = newNumbers.dropFirst(head).dropLast(tail)
            .difference(from: oldNumbers.dropFirst(head).dropLast(tail))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(head + offset)
            case .insert(let offset, _, _): inserted.insert(head + offset)
            }
        }

        var edits: [LineEdit] = []
        var position = 0
        for (index, line) in oldLines.enumerated() {
            if removed.contains(index) {
                edits.append(LineEdit(kind: .removed, line: line))
                continue
            }
            while inserted.contains(position) {
                edits.append(LineEdit(kind: .inserted, line: newLines[position]))
                position += 1
            }
            edits.append(LineEdit(kind: .kept, line: line))
            position += 1
        }
        return edits + newLines.dropFirst(position).map { LineEdit(kind: .inserted, line: $0) }
    }

    private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = text
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(rest[...newline])
            rest = rest[(newline + 1)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }
}
