/// Renders the parts of a value as text, the same in every run.
package struct Dump {
    /// A part of a value: an element, a field, an entry of a dictionary.
    struct Part {
        /// The lines of its name or key; empty if it has neither.
        var label: [String] = []
        let value: Any
        /// The path to it from the rendered value, such as `self.tags[0]`.
        let path: String
    }

    /// Only a chain of values gets this deep, and the recursion still fits on the stack of any thread.
    private static let deepest = 100

    /// The path at which each instance appeared first; instances are kept alive so that no identifier is used again.
    private var shown: [ObjectIdentifier: (instance: AnyObject, path: String)] = [:]
    private var depth = 0
    /// The number of nested unordered collections that are being sorted.
    private var probes = 0

    package static func text(of value: Any) -> String {
        var dump = Dump()
        return dump.lines(of: value, at: "self").joined(separator: "\n")
    }

    private mutating func lines(of value: Any, at path: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { lines(of: $0.value, at: path) } ?? ["nil"]
        }
        if let lines = plainLines(of: value) { return lines }
        let type = String(describing: Swift.type(of: value))
        let isOpaque = mirror.displayStyle == nil && mirror.children.isEmpty
        if isOpaque { return [type] }
        guard depth < Self.deepest else { return ["\(type)(deeper than \(Self.deepest) levels)"] }
        if Swift.type(of: value) is AnyClass {
            let instance = value as AnyObject
            if let first = shown[ObjectIdentifier(instance)] { return ["\(type)(same as \(first.path))"] }
            shown[ObjectIdentifier(instance)] = (instance, path)
        }
        // Otherwise each level would be rendered twice as often as the one around it.
        if probes > 1, mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            return ["\(type)(\(mirror.children.count) elements)"]
        }
        depth += 1
        defer { depth -= 1 }
        if let lines = foundationLines(of: value, type, at: path) { return lines }
        return switch mirror.displayStyle {
        case .collection: list("[", elements(of: mirror, at: path), "]")
        case .set: list("Set([", members(of: mirror, sorted: value is any HashOrdered, at: path), "])")
        case .dictionary: list("[", entries(of: mirror, sorted: value is any HashOrdered, at: path), "]", empty: "[:]")
        case .tuple: block("(", fields(of: mirror, at: path), ")")
        case .enum: enumeration(value, mirror, at: path)
        default: block("\(type)(", fields(of: mirror, at: path), ")")
        }
    }

    // MARK: - Parts

    private func elements(of mirror: Mirror, at path: String) -> [Part] {
        mirror.children.enumerated().map { Part(value: $1.value, path: "\(path)[\($0)]") }
    }

    private func members(of mirror: Mirror, sorted: Bool, at path: String) -> [Part] {
        let members = mirror.children.map { DumpKey(value: $0.value, lines: probe($0.value, at: path)) }
        let order = sorted ? members.order : Array(members.indices)
        return order.enumerated().map { Part(value: members[$1].value, path: "\(path)[\($0)]") }
    }

    private func entries(of mirror: Mirror, sorted: Bool, at path: String) -> [Part] {
        let entries = mirror.children.compactMap { entry -> (key: DumpKey, value: Any)? in
            let pair = Mirror(reflecting: entry.value).children
            guard let key = pair.first?.value, let value = pair.dropFirst().first?.value else { return nil }
            return (DumpKey(value: key, lines: probe(key, at: path)), value)
        }
        let order = sorted ? entries.map(\.key).order : Array(entries.indices)
        return order.map { index in
            let (key, value) = entries[index]
            return Part(label: key.lines, value: value, path: "\(path)[\(key.lines.joined(separator: " "))]")
        }
    }

    /// Renders a value to sort by it, without remembering its instances: which of them appears first is not known yet.
    func probe(_ value: Any, at path: String) -> [String] {
        var copy = self
        copy.probes += 1
        return copy.lines(of: value, at: path)
    }

    /// Returns the fields, inherited ones first, without those that a macro or the compiler has added.
    private func fields(of mirror: Mirror, at path: String) -> [Part] {
        let inherited = mirror.superclassMirror.map { fields(of: $0, at: path) } ?? []
        return inherited
            + mirror.children.enumerated().compactMap { index, child in
                guard let name = child.label, !name.hasPrefix(".") else {
                    return Part(value: child.value, path: "\(path).\(index)")
                }
                let lazy = "$__lazy_storage_$_"
                let label = name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
                guard !label.hasPrefix("$"), !label.hasPrefix("_$") else { return nil }
                return Part(label: [label], value: child.value, path: "\(path).\(label)")
            }
    }

    private mutating func enumeration(_ value: Any, _ mirror: Mirror, at path: String) -> [String] {
        guard let payload = mirror.children.first else { return [".\(caseName(of: value))"] }
        let name = payload.label ?? caseName(of: value)
        let values = Mirror(reflecting: payload.value)
        let path = "\(path).\(name)"
        let parts =
            values.displayStyle == .tuple ? fields(of: values, at: path) : [Part(value: payload.value, path: path)]
        return block(".\(name)(", parts, ")")
    }

    // MARK: - Lines

    /// Puts the parts on lines between `opening` and `closing`, or a single one-line part on the same line.
    mutating func block(_ opening: String, _ parts: [Part], _ closing: String) -> [String] {
        guard !parts.isEmpty else { return [opening + closing] }
        let inside = parts.flatMap { lines(of: $0) }
        return inside.count == 1 ? [opening + inside[0] + closing] : [opening] + inside.indented + [closing]
    }

    /// Puts each part on its own lines, so that adding one is a difference of one line.
    mutating func list(
        _ opening: String, _ parts: [Part], _ closing: String, empty: String? = nil
    ) -> [String] {
        guard !parts.isEmpty else { return [empty ?? opening + closing] }
        return [opening] + parts.flatMap { lines(of: $0).indented } + [closing]
    }

    mutating func lines(of part: Part) -> [String] {
        let value = lines(of: part.value, at: part.path)
        guard let end = part.label.last, let start = value.first else { return value }
        return part.label.dropLast() + ["\(end): \(start)"] + value.dropFirst()
    }
}
