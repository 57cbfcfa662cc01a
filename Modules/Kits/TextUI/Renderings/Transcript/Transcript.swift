/// What a screen reader would say about a drawn tree of blocks, in reading order.
///
/// As text it is a line for each element, so that a difference between two screens is a difference of lines:
///
///     line  = indent role [" " label] [", value " value] {", " state}
///     role  = text | heading | tab | list | row | scroll view | text field | switch | button | picture | spinner
///           | alert | keys
///     state = on | off | selected | focused | busy | N of M | showing N to M of K | showing none of K
///     label, value = a text in quotation marks, each `"` and `\` within it after a `\`
///
/// - An element within a list, a scroll view or an alert is indented by two blanks more.
/// - A row is one element, whatever it holds: its label is what each part of it would say, with commas between; value
///   and states of an only part are the row's.
/// - A text that has several lines of its own is an element for each; one that is wrapped or cut is said in full.
/// - The selected row or tab says which one it is, so that the others stay as they are when one is added.
/// - What lies behind an alert is not said, nor what is wholly outside of what shows.
/// - The keys are said last.
public struct Transcript: Hashable, Sendable {
    /// From the first to the last that is said.
    public let elements: [Element]

    /// Something that is said in one go.
    public struct Element: Hashable, Sendable {
        /// What it is.
        public internal(set) var role: Role
        /// What it is called, or says; empty where its role says all.
        public internal(set) var label: String
        /// What has been entered or chosen in it; empty where there is none.
        public internal(set) var value: String
        /// How it is, in the order in which that is said.
        public internal(set) var states: [State]
        /// How many other elements it is within.
        public internal(set) var level = 0

        /// - Parameters:
        ///   - label: Any text; it is made safe, and several blanks count as one.
        ///   - value: As the label.
        public init(_ role: Role, _ label: String = "", value: String = "", states: [State] = []) {
            self.role = role
            self.label = label.spoken
            self.value = value.spoken
            self.states = states
        }
    }

    /// What an element is; the raw value is the word for it.
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
        /// What lies behind it is not said.
        case alert
        /// It is said last, wherever it is drawn.
        case keys
    }

    /// How an element is.
    public enum State: Hashable, Sendable {
        case on
        case off
        case selected
        case focused
        case busy
        /// Its place among its like, from 1.
        case position(Int, of: Int)
        /// Which of its parts, from 0, are in sight.
        case showing(Range<Int>, of: Int)
    }
}

extension String {
    /// The text as an element says it: safe, and without the blanks that are there for the eye.
    var spoken: String {
        SanitizedText(self).string.split(separator: " ").joined(separator: " ")
    }
}
