/// Collects the elements of a transcript while blocks draw.
struct Transcriber {
    private var elements: [Transcript.Element] = []
    private var keys: [Transcript.Element] = []
    /// The elements that those to come are parts of.
    private var containers: [Transcript.Element] = []

    var transcript: Transcript { Transcript(elements: elements + keys) }

    /// Where those begin that come next.
    var end: Int { elements.count }

    /// A text of nothing is not said, nor a container's label again in its own heading.
    mutating func add(_ element: Transcript.Element) {
        if element.role == .text, element.label.isEmpty, element.value.isEmpty { return }
        if element.role == .heading, element.label == containers.last?.label { return }
        var element = element
        if element.role == .keys { return keys.append(element) }
        element.level = containers.count
        elements.append(element)
    }

    /// Adds an element that holds those that come next; an alert covers those before.
    mutating func open(_ element: Transcript.Element) {
        if element.role == .alert { elements.removeAll() }
        add(element)
        containers.append(element)
    }

    /// Ends what the last `open(_:)` began.
    mutating func close() { _ = containers.popLast() }

    /// Makes one element of all that came since `start`, unless an alert has covered where that was.
    mutating func combine(from start: Int, into change: (inout Transcript.Element) -> Void) {
        let parts = elements.suffix(max(0, elements.count - start))
        elements.removeLast(parts.count)
        var whole = Transcript.Element(.text, parts.map(\.phrase).joined(separator: ", "))
        if let only = parts.first, parts.count == 1 { whole = only }
        change(&whole)
        add(whole)
    }
}
