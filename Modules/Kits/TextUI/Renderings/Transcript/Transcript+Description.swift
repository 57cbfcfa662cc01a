extension Transcript: CustomStringConvertible {
    /// One line per element.
    public var description: String { elements.map(\.description).joined(separator: "\n") }
}

extension Transcript.Element: CustomStringConvertible {
    /// The element's line.
    public var description: String {
        let start = label.isEmpty ? role.rawValue : "\(role.rawValue) \(label.quoted)"
        let details = (value.isEmpty ? [] : ["value \(value.quoted)"]) + states.map(\.description)
        return String(repeating: "  ", count: level) + ([start] + details).joined(separator: ", ")
    }

    /// The words that this element adds to the label of a combined element.
    var phrase: String {
        ([name, value] + states.map(\.description)).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The label, followed by the role unless it is plain text.
    var name: String {
        (role == .text ? [label] : [label, role.rawValue]).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Transcript.State: CustomStringConvertible {
    /// The state in words.
    public var description: String {
        switch self {
        case .on: "on"
        case .off: "off"
        case .selected: "selected"
        case .focused: "focused"
        case .busy: "busy"
        case .position(let place, of: let count): "\(place) of \(count)"
        case .showing(let range, of: let count) where range.isEmpty: "showing none of \(count)"
        case .showing(let range, of: let count): "showing \(range.lowerBound + 1) to \(range.upperBound) of \(count)"
        }
    }
}

extension String {
    fileprivate var quoted: String {
        "\"" + map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
