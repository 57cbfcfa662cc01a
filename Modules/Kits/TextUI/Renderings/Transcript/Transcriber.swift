/// A collector of a transcript's elements, used while blocks are drawn.
struct Transcriber {
    private var elements: [Transcript.Element] = []
    private var keys: [Transcript.Element] = []
    /// The open elements, which contain the elements added next.
    private var containers: [Transcript.Element] = []

    var transcript: Transcript { Transcript(elements: elements + keys) }

    /// The index of the next element.
    var end: Int { elements.count }

    /// Adds an element, unless it is an empty text, or a heading that repeats its container's label.
    mutating func add(_ element: Transcript.Element) {
        if element.role == .text, element.label.isEmpty, element.value.isEmpty { return }
        if element.role == .heading, element.label == containers.last?.label { return }
        var element = element
        if element.role == .keys { return keys.append(element) }
        element.level = containers.count
        elements.append(element)
    }

    /// Adds an element that contains the next elements.
    ///
    /// An alert removes the earlier elements, because it covers them.
    mutating func open(_ element: Transcript.Element) {
        if element.role == .alert { elements.removeAll() }
        add(element)
        containers.append(element)
    }

    /// Closes the element that was opened last.
    mutating func close() { _ = containers.popLast() }

    /// Combines the elements from index `start` on into one; an alert may have removed them.
    mutating func combine(from start: Int, into change: (inout Transcript.Element) -> Void) {
        let parts = elements.suffix(max(0, elements.count - start))
        elements.removeLast(parts.count)
        var whole = Transcript.Element(.text, parts.map(\.phrase).joined(separator: ", "))
        if let only = parts.first, parts.count == 1 { whole = only }
        change(&whole)
        add(whole)
    }
}
