import SnapshotFiles
import TextUI

/// A row of a difference: line numbers, a mark such as `+` for terminals without colours, and the text.
struct DiffRowLine: Block {
    let row: DiffRow
    /// The number of digits to reserve for line numbers.
    let numberWidth: Int
    /// The first visible column of the text.
    let column: Int

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        switch row {
        case .heading(let heading):
            Text(heading).lineLimit(1).foreground(.accent).draw(in: frame, on: &canvas)
        case .note(let note):
            DiffText(text: note, column: column).foreground(.secondary)
                .accessibilityElement(Transcript.Element(.text, note)).draw(in: frame, on: &canvas)
        case .line(let line):
            HStack(spacing: 1) {
                number(line.oldNumber)
                number(line.newNumber)
                words(of: line)
            }
            .accessibilityElement(Transcript.Element(.text, line.name, value: line.text))
            .draw(in: frame, on: &canvas)
        case .pair(let old, let new):
            HStack {
                side(old, number: old?.oldNumber, isSpoken: old != new)
                VerticalLine()
                side(new, number: new?.newNumber, isSpoken: true)
            }
            .draw(in: frame, on: &canvas)
        }
    }

    @BlockBuilder
    private func side(_ line: LineEdit?, number: Int?, isSpoken: Bool) -> some BlockGroup {
        if let line {
            HStack(spacing: 1) {
                self.number(number)
                words(of: line)
            }
            .accessibilityElement(
                Transcript.Element(.text, isSpoken ? line.name : "", value: isSpoken ? line.text : ""))
        } else {
            Spacer()
        }
    }

    private func number(_ number: Int?) -> some Block {
        let digits = number.map { "\($0)" } ?? ""
        return Text(String(repeating: " ", count: max(0, numberWidth - digits.count)) + digits)
            .foreground(.secondary)
    }

    private func words(of line: LineEdit) -> some Block {
        HStack(spacing: 1) {
            Text("\(line.kind.rawValue)")
            DiffText(text: line.text, column: column)
        }
        .foreground(Color(line.kind))
    }
}

extension Color {
    fileprivate init(_ kind: LineEdit.Kind) {
        switch kind {
        case .kept: self = .standard
        case .removed: self = .destructive
        case .inserted: self = .success
        }
    }
}

/// The line between the two sides.
private struct VerticalLine: Block {
    func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(1, proposal.width), height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.styled({ $0.foreground = .secondary }) {
            $0.draw($0.appearance.symbols.border(.rounded).vertical, x: frame.x, y: frame.y)
        }
    }
}
