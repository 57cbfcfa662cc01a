/// Renders the parts of a value as text that is the same in every run.
package struct Dump {
    /// A part of a value: an element, a field, an entry of a dictionary.
    struct Part {
        /// The lines of the part's name or key; empty if the part has neither.
        var label: [String] = []
        let value: Any
        /// The path from the rendered value to the part, such as `self.tags[0]`.
        var path: String
        /// The key of a dictionary's entry.
        var key: Any?
        /// The lines of the whole part, if they are known already.
        var lines: [String]?
    }

    /// The maximum depth, which only a chain such as a linked list exceeds; any thread's stack has room for it.
    private static let deepest = 100

    /// The replacement applied to the text before it is compared; nil if there is none.
    let redaction: ((String) -> String)?
    /// The path at which each instance appeared first; instances are kept alive so that no identifier is reused.
    private var shown: [ObjectIdentifier: (instance: AnyObject, path: String)] = [:]
    private var depth = 0
    /// The number of nested unordered collections that are being sorted.
    private var probes = 0
    /// Whether the rendered lines can be reused elsewhere in the dump: they contain no instance and omit nothing.
    private var isFinal = true

    /// - Parameter redaction: The replacement applied to the text later; unordered elements are sorted by their
    ///   redacted text.
    package static func text(of value: Any, redaction: ((String) -> String)? = nil) -> String {
        var dump = Dump(redaction: redaction)
        return dump.lines(of: value, at: "self").joined(separator: "\n")
    }

    private mutating func lines(of value: Any, at path: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return optional(mirror, at: path) }
        if let lines = plainLines(of: value) { return lines }
        let type = String(describing: Swift.type(of: value))
        let isOpaque = mirror.displayStyle == nil && mirror.children.isEmpty
        if isOpaque { return [type] }
        guard depth < Self.deepest else { return ["\(type)(deeper than \(Self.deepest) levels)"] }
        if Swift.type(of: value) is AnyClass {
            isFinal = false
            let instance = value as AnyObject
            if let first = shown[ObjectIdentifier(instance)] { return ["\(type)(same as \(first.path))"] }
            shown[ObjectIdentifier(instance)] = (instance, path)
        }
        // Shows only the number of elements. They may be rendered twice, to sort them and to show them, so each further
        // level of unordered collections could double the work.
        if probes > 2, mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            isFinal = false
            return ["\(type)(\(mirror.children.count) elements)"]
        }
        depth += 1
        defer { depth -= 1 }
        if let lines = foundationLines(of: value, type, at: path) { return lines }
        // The mirror of a dictionary's keys or values shows only the storage.
        if mirror.displayStyle == .struct, let view = value as? any HashOrdered {
            return list("\(type)([", sorted(view.map { Part(value: $0, path: path) }, at: path), "])")
        }
        let parts = parts(of: value, mirror, at: path)
        return switch mirror.displayStyle {
        case .collection: list("[", parts, "]")
        case .set: list("Set([", parts, "])")
        case .dictionary: list("[", parts, "]", empty: "[:]")
        case .tuple: block("(", parts, ")")
        case .enum: enumeration(value, mirror, at: path)
        default: block("\(type)(", parts, ")")
        }
    }

    /// Shows only the wrapped value, unless that value is itself an optional that is nil.
    private mutating func optional(_ mirror: Mirror, at path: String) -> [String] {
        guard let wrapped = mirror.children.first?.value else { return ["nil"] }
        let lines = lines(of: wrapped, at: path)
        let isNil = lines == ["nil"] || lines.count == 1 && lines[0].hasPrefix(".some(")
        return isNil && Mirror(reflecting: wrapped).displayStyle == .optional ? [".some(\(lines[0]))"] : lines
    }

    /// Renders a part only so that it can be sorted by its text.
    ///
    /// Instances in the part are not remembered, because the order of the parts is not known yet.
    ///
    /// - Returns: The part's lines, and whether they would be the same if the part were rendered again.
    mutating func probe(_ part: Part) -> (lines: [String], isFinal: Bool) {
        var copy = self
        copy.probes += 1
        copy.isFinal = true
        let lines = copy.lines(of: part)
        if !copy.isFinal { isFinal = false }
        return (lines, copy.isFinal)
    }

    // MARK: - Parts

    private mutating func parts(of value: Any, _ mirror: Mirror, at path: String) -> [Part] {
        let parts =
            switch mirror.displayStyle {
            case .collection, .set: mirror.children.enumerated().map { Part(value: $1.value, path: "\(path)[\($0)]") }
            case .dictionary: entries(of: mirror, at: path)
            case .enum: [Part]()
            default: fields(of: mirror, at: path)
            }
        return isInHashOrder(value, mirror) ? sorted(parts, at: path) : parts
    }

    private mutating func entries(of mirror: Mirror, at path: String) -> [Part] {
        mirror.children.compactMap { entry in
            let pair = Mirror(reflecting: entry.value).children
            guard let key = pair.first?.value, let value = pair.dropFirst().first?.value else { return nil }
            let label = probe(Part(value: key, path: path)).lines
            return Part(label: label, value: value, path: "\(path)[\(label.joined(separator: " "))]", key: key)
        }
    }

    /// Returns the fields, inherited ones first, without those that a macro or the compiler has added.
    func fields(of mirror: Mirror, at path: String) -> [Part] {
        let inherited = mirror.superclassMirror.map { fields(of: $0, at: path) } ?? []
        return inherited
            + mirror.children.enumerated().compactMap { index, child in
                guard let name = child.label, !name.hasPrefix(".") else {
                    return Part(value: child.value, path: "\(path).\(index)")
                }
                let lazy = "$__lazy_storage_$_"
                let label = name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
                // `_loweredProgramStorage` is the cache that a regular expression fills on its first use.
                guard !label.hasPrefix("$"), !label.hasPrefix("_$"), label != "_loweredProgramStorage" else {
                    return nil
                }
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

    /// Puts the lines of the parts between `opening` and `closing`; a single line is joined to both.
    mutating func block(_ opening: String, _ parts: [Part], _ closing: String) -> [String] {
        guard !parts.isEmpty else { return [opening + closing] }
        let inside = parts.flatMap { lines(of: $0) }
        return inside.count == 1 ? [opening + inside[0] + closing] : [opening] + inside.indented + [closing]
    }

    /// Puts each part on its own lines, so that a new part adds lines but changes none.
    mutating func list(
        _ opening: String, _ parts: [Part], _ closing: String, empty: String? = nil
    ) -> [String] {
        guard !parts.isEmpty else { return [empty ?? opening + closing] }
        return [opening] + parts.flatMap { lines(of: $0).indented } + [closing]
    }

    mutating func lines(of part: Part) -> [String] {
        if let lines = part.lines { return lines }
        let value = lines(of: part.value, at: part.path)
        guard let end = part.label.last, let start = value.first else { return value }
        return part.label.dropLast() + ["\(end): \(start)"] + value.dropFirst()
    }
}
