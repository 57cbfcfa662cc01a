/// Leaves out of some sources whatever names something gone.
///
/// What is left out is gone, too, so this is repeated until nothing changes. An item is left out as a whole: a member,
/// a statement, an element of a list, a parameter or an argument. So the sources of a package become those of a part.
nonisolated struct Elimination {
    /// The sources by their paths; those of which nothing is left are none any more.
    private(set) var texts: [String: String]
    /// The names of all that is gone.
    private(set) var goneNames: Set<String> = []
    /// The labels of the parameters that are gone: they name something gone, or nothing uses them any more.
    private(set) var goneLabels: Set<CallLabel> = []

    /// The names that mean something gone wherever they stand.
    private let gone: Set<String>
    private let known: KnownNames
    /// What the left-out items have declared.
    private var removed: Set<String> = []
    private var parts: [String: Part]
    private let before: CallLabels

    /// A source, read once.
    private struct Part {
        let code: CodeText
        let names: Set<String>
        let labels: CallLabels

        init(_ text: String) {
            code = CodeText(text)
            names = code.declaredNames()
            labels = CallLabels(of: code)
        }
    }

    /// - Parameters:
    ///   - texts: The sources, by their paths.
    ///   - gone: The names that mean something gone, whoever else declares them.
    ///   - members: The names that mean something gone unless somebody else declares them.
    ///   - known: What is declared elsewhere.
    init(
        of texts: [String: String], without gone: Set<String>, members: Set<String> = [],
        known: KnownNames = KnownNames()
    ) {
        self.texts = texts
        self.gone = gone
        self.known = known
        removed = members
        parts = texts.mapValues(Part.init)
        before = parts.values.reduce(into: CallLabels()) { $0.add($1.labels) }
        while pass(keepsCalls: true) || pass(keepsCalls: false) {}
    }

    private mutating func pass(keepsCalls: Bool) -> Bool {
        let declared = parts.values.reduce(into: known.names) { $0.formUnion($1.names) }
        goneNames = gone.union(removed.subtracting(declared)).subtracting(SwiftNames.reserved)
        let labels = parts.values.reduce(into: CallLabels()) { $0.add($1.labels) }
        goneLabels = before.lost(in: labels).subtracting(known.labels)
        var isChanged = false
        for (path, part) in parts {
            var reduction = SourceReduction(
                part.code, without: goneNames,
                members: goneNames.subtracting(known.members.subtracting(gone)),
                arguments: goneNames.subtracting(Set(known.labels.map(\.label)).subtracting(gone)),
                labels: goneLabels, keepsCalls: keepsCalls)
            let reduced = reduction.reduced()
            guard reduced != texts[path] else { continue }
            texts[path] = reduced
            parts[path] = reduced.map(Part.init)
            removed.formUnion(reduction.removed)
            isChanged = true
        }
        return isChanged
    }
}
