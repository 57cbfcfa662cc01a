import SnapshotFiles
import Testing

/// Returns an argument's part of a snapshot's name, the same in every run.
///
/// It is the text that tests show, or a dump if the argument contains a set or dictionary, which tests show in hash
/// order.
func argumentName(of argument: Any) -> String {
    // These need no reflection, which takes longer than to read a snapshot.
    switch argument {
    case let text as String: return text
    case let number as Int: return String(number)
    case let flag as Bool: return String(flag)
    default: break
    }
    if isShownInHashOrder(argument) { return Dump.text(of: argument).split(separator: "\n").joined(separator: " ") }
    let text = String(describingForTest: argument)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
}

private func isShownInHashOrder(_ value: Any) -> Bool {
    if value is any HashOrdered { return true }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case nil, .class: false
    case .struct where isSelfDescribing(value), .enum where isSelfDescribing(value): false
    default: mirror.children.contains { isShownInHashOrder($0.value) }
    }
}

private func isSelfDescribing(_ value: Any) -> Bool {
    value is any CustomTestStringConvertible || value is any CustomStringConvertible
        || value is any CustomDebugStringConvertible || value is any TextOutputStreamable
}
