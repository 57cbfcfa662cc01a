extension Canvas {
    /// What happens to the elements that are drawn inside an element.
    public enum ElementChildren {
        /// The inner elements are left out, because the element's label is enough.
        case ignored
        /// The inner elements become the element's label. A single inner element also provides its value and states.
        case combined
        /// The inner elements follow the element, as its parts.
        case contained
    }

    /// Calls `draw`, and adds the drawn blocks to the transcript as one element.
    ///
    /// - Parameters:
    ///   - element: The element, which is created only if a transcript is made.
    ///   - frame: The element's frame. An element that is not visible is left out.
    ///   - children: What happens to the elements that `draw` adds.
    ///   - draw: Draws the element's content.
    public mutating func element(
        _ element: @autoclosure () -> Transcript.Element, in frame: Rect, children: ElementChildren = .ignored,
        _ draw: (inout Canvas) -> Void = { _ in }
    ) {
        guard transcriber != nil else { return draw(&self) }
        switch children {
        case .ignored:
            if isVisible(frame) { transcriber?.add(element()) }
            withoutElements(draw)
        case .combined:
            combiningElements(in: frame, into: { $0 = element().combined(with: $0) }, draw)
        case .contained:
            guard isVisible(frame) else { return withoutElements(draw) }
            transcriber?.open(element())
            draw(&self)
            transcriber?.close()
        }
    }

    /// Adds an element for every line that is at least partly visible.
    mutating func elements(_ lines: @autoclosure () -> [(SanitizedText, Rect)]) {
        guard transcriber != nil else { return }
        for (line, frame) in lines() where isVisible(frame) {
            transcriber?.add(Transcript.Element(.text, line.string))
        }
    }

    /// Calls `draw`, combines the added elements into one, and applies `change` to the combined element.
    mutating func combiningElements(
        in frame: Rect, into change: (inout Transcript.Element) -> Void, _ draw: (inout Canvas) -> Void
    ) {
        guard let start = transcriber?.end else { return draw(&self) }
        guard isVisible(frame) else { return withoutElements(draw) }
        draw(&self)
        transcriber?.combine(from: start, into: change)
    }

    /// Calls `draw` without adding its elements.
    mutating func withoutElements(_ draw: (inout Canvas) -> Void) {
        let outer = transcriber
        transcriber = nil
        draw(&self)
        transcriber = outer
    }

    private func isVisible(_ frame: Rect) -> Bool { !frame.intersection(clip).isEmpty }
}

extension Transcript.Element {
    fileprivate func combined(with part: Transcript.Element) -> Transcript.Element {
        var element = self
        element.label = part.name
        if value.isEmpty { element.value = part.value }
        element.states = part.states + states
        return element
    }
}
