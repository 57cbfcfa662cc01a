extension Canvas {
    /// What becomes of the elements that are drawn within an element.
    public enum ElementChildren {
        /// They are not said: the element's label says it all.
        case ignored
        /// They are the element's label; the value and the states of an only one are the element's, too.
        case combined
        /// They are said after it, as parts of it.
        case contained
    }

    /// Lets `draw` draw, and says in the transcript, if there is to be one, what it is that is drawn.
    ///
    /// - Parameters:
    ///   - element: Made only where there is to be a transcript.
    ///   - frame: Where it is drawn; an element of which no part shows is not said.
    ///   - children: What becomes of the elements that `draw` draws.
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

    /// Says each of `lines` of which a part shows in its frame.
    mutating func elements(_ lines: @autoclosure () -> [(SanitizedText, Rect)]) {
        guard transcriber != nil else { return }
        for (line, frame) in lines() where isVisible(frame) {
            transcriber?.add(Transcript.Element(.text, line.string))
        }
    }

    /// Lets `draw` draw, and makes one element of all that is said, as `change` changes it.
    mutating func combiningElements(
        in frame: Rect, into change: (inout Transcript.Element) -> Void, _ draw: (inout Canvas) -> Void
    ) {
        guard let start = transcriber?.end else { return draw(&self) }
        guard isVisible(frame) else { return withoutElements(draw) }
        draw(&self)
        transcriber?.combine(from: start, into: change)
    }

    /// Lets `draw` draw what is not said.
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
