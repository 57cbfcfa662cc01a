extension CellGrid {
    /// The grid's characters, followed by a legend with the style of each run of columns.
    ///
    /// Rows and columns are counted from 1. A row without styles has no line in the legend.
    public var styledText: String {
        let legend = (0..<size.height).flatMap { y in
            styleRuns(inRow: y).map { columns, style in
                "\(y + 1):\(columns.lowerBound + 1)-\(columns.upperBound) \(style.legend)"
            }
        }
        return ([plainText, "---"] + legend).joined(separator: "\n")
    }

    private func styleRuns(inRow y: Int) -> [(columns: Range<Int>, style: Style)] {
        var runs: [(columns: Range<Int>, style: Style)] = []
        for x in 0..<size.width {
            let style = self[x, y].style
            if let last = runs.last, last.columns.upperBound == x, last.style == style {
                runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
            } else if style != .plain {
                runs.append((x..<x + 1, style))
            }
        }
        return runs
    }
}

extension Style {
    fileprivate var legend: String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        var words = names.filter { attributes.contains($0.0) }.map(\.1)
        if foreground != .standard { words.append(foreground.legend) }
        if background != .standard { words.append("on \(background.legend)") }
        return words.joined(separator: " ")
    }
}

extension Color {
    fileprivate var legend: String {
        switch self {
        case .rgb(let red, let green, let blue): Theme.RGB(red, green, blue).hexadecimal
        case .standard, .accent, .secondary, .success, .warning, .destructive: "\(self)"
        }
    }
}
