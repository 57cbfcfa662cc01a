import TextUI

extension Pen {
    /// A way to move the cursor.
    private enum Way {
        /// To a row and a column (CUP).
        case absolute
        /// To a column of the same row, from anywhere in that row (CHA).
        case column
        /// By some rows, then by some columns.
        case relative
        /// By line feeds, then a carriage return unless the cursor is in the first column, then by some columns.
        case lineStart
    }

    /// The maximum number of line feeds in a move: more line feeds rarely save bytes.
    private static let mostLineFeeds = 3
    /// The maximum number of backspaces in a move: more backspaces never save bytes.
    private static let mostBackspaces = 3

    /// Moves the cursor to `point`, in the way that takes the fewest bytes.
    mutating func move(to point: Point) {
        if position == point { return }
        switch shortestWay(to: point) {
        case .absolute:
            write("\u{1B}[")
            write(point.y + 1)
            if point.x > 0 {
                write(";")
                write(point.x + 1)
            }
            write("H")
        case .column: write(point.x + 1, "G")
        case .relative:
            guard let position else { break }
            moveVertically(by: point.y - position.y)
            moveHorizontally(by: point.x - position.x)
        case .lineStart:
            for _ in 0..<(point.y - (row ?? point.y)) { write("\n") }
            if position?.x != 0 { write("\r") }
            moveHorizontally(by: point.x)
        }
        place(at: point)
    }

    private func shortestWay(to point: Point) -> Way {
        var shortest = Way.absolute
        var length = 3 + digits(point.y + 1) + (point.x == 0 ? 0 : 1 + digits(point.x + 1))
        func consider(_ way: Way, _ count: Int) {
            if count < length { (shortest, length) = (way, count) }
        }
        if let position {
            let (right, down) = (point.x - position.x, point.y - position.y)
            consider(.relative, (down == 0 ? 0 : sequence(abs(down))) + horizontal(right))
        }
        guard let row else { return shortest }
        if row == point.y { consider(.column, sequence(point.x + 1)) }
        if 0...Pen.mostLineFeeds ~= point.y - row {
            consider(.lineStart, point.y - row + (position?.x == 0 ? 0 : 1) + horizontal(point.x))
        }
        return shortest
    }

    private mutating func moveVertically(by count: Int) {
        if count != 0 { write(abs(count), count > 0 ? "B" : "A") }
    }

    private mutating func moveHorizontally(by count: Int) {
        if count > 0 { return write(count, "C") }
        guard -count > Pen.mostBackspaces else { return (0..<(-count)).forEach { _ in write("\u{8}") } }
        write(-count, "D")
    }

    /// Returns the number of bytes of a move by `count` columns.
    private func horizontal(_ count: Int) -> Int {
        -Pen.mostBackspaces...0 ~= count ? -count : sequence(abs(count))
    }

    /// Returns the number of bytes of a control sequence with a count.
    private func sequence(_ count: Int) -> Int { count == 1 ? 3 : 3 + digits(count) }

    private func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4 }
}
