import Foundation

extension Dump {
    /// Returns the lines of a value whose mirror would show Foundation's internal storage; nil for any other value.
    mutating func foundationLines(of value: Any, _ type: String, at path: String) -> [String]? {
        if let runs = AttributedRun.of(value) { return list("\(type)([", lines(of: runs, at: path), "])") }
        switch value {
        case let container as AttributeContainer: return block("\(type)(", parts(of: container.sorted, at: path), ")")
        case let calendar as Calendar:
            let parts = fields(of: Mirror(reflecting: calendar), at: path)
            return block("Calendar(", parts.filter { $0.label != ["calendar"] }, ")")
        default: return Swift.type(of: value) is AnyClass ? lines(ofInstance: value, type, at: path) : nil
        }
    }

    private mutating func lines(ofInstance value: Any, _ type: String, at path: String) -> [String]? {
        switch value {
        case let set as NSCountedSet:
            let parts = set.allObjects.map { member in
                let label = probe(Part(value: member, path: path)).lines
                return Part(label: label, value: set.count(for: member), path: path, key: member)
            }
            return list("\(type)([", sorted(parts, at: path), "])")
        default: return nil
        }
    }

    private mutating func lines(of runs: [AttributedRun], at path: String) -> [String] {
        runs.enumerated().flatMap { index, run in
            run.text.quotedLines + parts(of: run.attributes, at: "\(path)[\(index)]").flatMap { lines(of: $0).indented }
        }
    }

    private func parts(of attributes: [AttributedRun.Attribute], at path: String) -> [Part] {
        attributes.map { Part(label: [$0.name], value: $0.value, path: "\(path).\($0.name)") }
    }

    /// Puts lines between `opening` and `closing`.
    private func list(_ opening: String, _ inside: [String], _ closing: String) -> [String] {
        inside.isEmpty ? [opening + closing] : [opening] + inside.indented + [closing]
    }
}
