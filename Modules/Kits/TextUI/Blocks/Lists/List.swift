/// Rows of one line each, built only if they are visible.
public struct List<Row: Block>: FillingBlock {
    private let layout: ListLayout
    private let state: ListState
    private let row: (Int) -> Row

    /// - Parameters:
    ///   - count: The number of rows.
    ///   - state: The selected row, which is always visible, and the rows visible in the last drawing. The list
    ///     scrolls no further than the selection requires.
    ///   - row: Returns the row at an index, from 0.
    public init(count: Int, state: ListState, row: @escaping (Int) -> Row) {
        self.init([ListSection(nil, count: count)], state: state, row: row)
    }

    /// - Parameters:
    ///   - sections: The sections, from top to bottom. Headings and footers cannot be selected.
    ///   - state: The list's state. The selection is an index into the rows of all sections.
    ///   - row: Returns the row at an index, from 0, counted through all sections.
    public init(_ sections: [ListSection], state: ListState, row: @escaping (Int) -> Row) {
        layout = ListLayout(sections)
        self.state = state
        self.row = row
    }

    /// Draws the visible rows, with the selected row marked and reversed, and a scroll indicator in the last column if
    /// needed.
    ///
    /// The truncated texts of the selected row are repeated below the rows.
    ///
    /// Complexity: O(rows shown + sections).
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        // Two rows stay visible above a divider and the texts.
        let selection = state.selection(in: layout.rowCount) ?? 0
        let texts = truncatedTexts(of: selection, width: frame.width, on: canvas)
        guard !texts.isEmpty, frame.height > 3 else { return drawRows(in: frame, on: &canvas) }
        let text = Text(texts.joined(separator: "\n")).frame(width: frame.width - 4).padding(Insets(leading: 2))
        let lineCount = max(1, text.sizeThatFits(Size(width: frame.width, height: Size.unbounded)).height)
        let height = min(lineCount, frame.height - 3)
        let scroll = state.detailScroll(lineCount: lineCount, height: height)
        VStack {
            Divider()
            ScrollView(state: scroll) { text }.accessibilityHidden()
        }
        // The texts may have moved the selected row away, so a second click on the row may hit the texts instead.
        .tapTarget(.row(selection))
        .draw(in: frame.inset(by: Insets(top: frame.height - height - 1)), on: &canvas)
        // Drawn last, because only the last report of visible rows counts.
        drawRows(in: frame.inset(by: Insets(bottom: height + 1)), moves: lineCount > height, on: &canvas)
    }

    /// Draws the row on a hidden canvas, because only drawing finds the texts that do not fit.
    private func truncatedTexts(of index: Int, width: Int, on canvas: Canvas) -> [String] {
        if layout.rowCount == 0 { return [] }
        var unseen = Canvas(size: .zero, appearance: canvas.appearance)
        unseen.truncatedTexts = []
        // With the texts below, the rows may need a scroll indicator.
        let columns = layout.lineCount > 2 ? 3 : 2
        row(index).draw(in: Rect(x: 0, y: 0, width: width - columns, height: 1), on: &unseen)
        return unseen.truncatedTexts ?? []
    }

    private func drawRows(in frame: Rect, moves: Bool = false, on canvas: inout Canvas) {
        let selection = state.selection(in: layout.rowCount)
        let window = ScrollWindow(
            count: layout.lineCount, height: frame.height,
            offset: layout.lines(around: state.shownRows.lowerBound).lowerBound,
            keeping: selection.map { (layout.line(ofRow: $0), layout.lines(around: $0)) })
        let width = window.needsIndicator ? frame.width - 1 : frame.width
        let shown = layout.rows(in: window.rows)
        let element = { Transcript.Element(.list, states: [.showing(shown, of: layout.rowCount)]) }
        canvas.element(element(), in: frame, children: .contained) { canvas in
            layout.forEachLine(in: window.rows) { line, content in
                let place = Rect(x: frame.x, y: frame.y + line - window.rows.lowerBound, width: width, height: 1)
                canvas.clipped(to: place) { draw(content, selection: selection, in: place, on: &$0) }
            }
        }
        window.drawIndicator(in: frame, on: &canvas)
        canvas.reportShownRows(shown, moves: moves || layout.rowCount > 1 && !state.isFixed)
    }

    private func draw(_ line: ListLayout.Line, selection: Int?, in frame: Rect, on canvas: inout Canvas) {
        switch line {
        case .heading(let heading): Heading(heading).draw(in: frame, on: &canvas)
        case .footer(let footer):
            Text(footer).lineLimit(1).italic().foreground(.secondary).padding(Insets(leading: 2))
                .draw(in: frame, on: &canvas)
        case .row(let index):
            canvas.report(.row(index), in: frame)
            draw(index, isSelected: index == selection, in: frame, on: &canvas)
        }
    }

    /// Draws a row.
    ///
    /// A mark shows the selection even in plain text.
    private func draw(_ index: Int, isSelected: Bool, in frame: Rect, on canvas: inout Canvas) {
        let content = frame.inset(by: Insets(leading: 2))
        let states: [Transcript.State] = isSelected ? [.selected, .position(index + 1, of: layout.rowCount)] : []
        canvas.element(Transcript.Element(.row, states: states), in: frame, children: .combined) { canvas in
            row(index).draw(in: content, on: &canvas)
            guard isSelected else { return }
            canvas.draw(canvas.appearance.symbols.selected, x: frame.x, y: frame.y)
            // The selected row loses its colours, because a reversed coloured word would be a patch of colour.
            canvas.restyle(frame) { $0 = Style(attributes: $0.attributes.union(.reverse)) }
        }
    }
}
