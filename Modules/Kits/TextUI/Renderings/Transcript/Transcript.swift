/// What a screen reader would say about a drawn tree of blocks, in reading order.
///
/// A transcript's description has one line per element, so that two screens can be compared line by line:
///
///     line  = indent role [" " label] [", value " value] {", " state}
///     role  = text | heading | tab | list | row | scroll view | text field | switch | button | picture | spinner
///           | alert | keys
///     state = on | off | selected | focused | busy | N of M | showing N to M of K | showing none of K
///     label, value = a text in quotation marks, with a `\` before each `"` and `\` in it
///
/// - An element inside a list, a scroll view or an alert is indented by two more spaces.
/// - A row is one element, whatever it contains. Its label joins the texts of its parts, with commas. A row with a
///   single part also takes the part's value and states.
/// - A text with line breaks is one element per line. A line that is wrapped or truncated is said in full.
/// - Only the selected row or tab says its position, so that an added row does not change the other rows' lines.
/// - Elements that are behind an alert, or not visible at all, are left out.
/// - The keys come last.
public struct Transcript: Hashable, Sendable {
    /// The elements in reading order.
    public let elements: [Element]

    /// A part of a screen that a screen reader reads without a break.
    public struct Element: Hashable, Sendable {
        /// The kind of the element.
        public internal(set) var role: Role
        /// The element's name or text; empty if the role is enough.
        public internal(set) var label: String
        /// The value that was entered or chosen; empty if there is none.
        public internal(set) var value: String
        /// The states, in the order in which they are said.
        public internal(set) var states: [State]
        /// The number of elements that contain this one.
        public internal(set) var level = 0

        /// Creates an element.
        ///
        /// Label and value may be any text: they are sanitized, and a run of spaces becomes one.
        public init(_ role: Role, _ label: String = "", value: String = "", states: [State] = []) {
            self.role = role
            self.label = label.spoken
            self.value = value.spoken
            self.states = states
        }
    }

    /// The kind of an element; the raw value is its name in a transcript.
    public enum Role: String, Hashable, Sendable {
        case text
        case heading
        case tab
        case list
        case row
        case scrollView = "scroll view"
        case textField = "text field"
        case toggle = "switch"
        case button
        case picture
        case spinner
        /// An alert, which hides everything behind it.
        case alert
        /// The key bar, which comes last wherever it is drawn.
        case keys
    }

    /// A state of an element.
    public enum State: Hashable, Sendable {
        case on
        case off
        case selected
        case focused
        case busy
        /// The element's position among its siblings, from 1.
        case position(Int, of: Int)
        /// The range of the visible parts, counted from 0.
        case showing(Range<Int>, of: Int)
    }
}

extension String {
    /// The text as an element says it: sanitized, with each run of spaces replaced by one.
    var spoken: String {
        SanitizedText(self).string.split(separator: " ").joined(separator: " ")
    }
}
