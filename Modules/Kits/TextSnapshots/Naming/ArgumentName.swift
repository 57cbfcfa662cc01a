import SnapshotFiles
import Testing

/// Returns the part of a snapshot's name that stands for an argument and is the same in every run.
///
/// If the argument contains a set or dictionary, whose order differs from run to run, the part is a dump. Otherwise, it
/// is the text that Swift Testing shows, or nil if that text shows only a type or contains an address.
func argumentName(of argument: Any) -> String? {
    // These types need no reflection, which takes longer than reading a snapshot.
    switch argument {
    case let text as String: return text
    case let number as Int: return String(number)
    case let flag as Bool: return String(flag)
    default: break
    }
    if isShownInHashOrder(argument) { return Dump.text(of: argument).split(separator: "\n").joined(separator: " ") }
    let text = String(describingForTest: argument)
    if text.contains(/0x[0-9a-f]{8}|\(unknown context at \$/) || isShownByType(argument) { return nil }
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
}

/// Returns whether the value, or each of its parts, is a function or an object whose text is only its type.
private func isShownByType(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    let isContainer = mirror.displayStyle == .optional || value is any Collection
    if !isContainer, isSelfDescribing(value) { return false }
    if mirror.displayStyle == .class { return true }
    let type = String(reflecting: type(of: value))
    if mirror.displayStyle == nil { return type.contains("->") || String(describing: value) == type }
    return !mirror.children.isEmpty && mirror.children.allSatisfy { isShownByType($0.value) }
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
