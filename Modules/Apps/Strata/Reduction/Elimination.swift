/// Leaves out of some sources whatever names something that is not there, and what then names that, until nothing changes.
///
/// An item is left out as a whole: a member, a statement, an element of a list, a parameter or an argument. So the sources
/// of a whole become those of a part of it.
nonisolated struct Elimination {
    /// The sources by their paths; those of which nothing is left are none any more.
    private(set) var texts: [String: String]
    /// The names that mean something gone wherever they stand.
    private let gone: Set<String>
    /// The names that other sources declare, so that they are never gone.
    private let known: Set<String>
    /// What the left-out items have declared.
    private var removed: Set<String> = []

    /// - Parameters:
    ///   - texts: The sources, by their paths.
    ///   - gone: The names that mean something gone, whoever else declares them.
    ///   - members: The names that mean something gone unless somebody else declares them.
    ///   - known: What is declared elsewhere.
    init(of texts: [String: String], without gone: Set<String>, members: Set<String> = [], known: Set<String> = []) {
        self.texts = texts
        self.gone = gone
        self.known = known
        removed = members
        while pass(keepsCalls: true) || pass(keepsCalls: false) {}
    }

    /// The names of all that is gone.
    private(set) var goneNames: Set<String> = []

    private mutating func pass(keepsCalls: Bool) -> Bool {
        let declared = texts.values.reduce(into: known) { $0.formUnion(CodeText.declaredNames(in: $1)) }
        goneNames = gone.union(removed.subtracting(declared)).subtracting(SwiftNames.reserved)
        var isChanged = false
        for (path, text) in texts {
            var reduction = SourceReduction(text, without: goneNames, keepsCalls: keepsCalls)
            let reduced = reduction.reduced()
            guard reduced != text else { continue }
            texts[path] = reduced
            removed.formUnion(reduction.removed)
            isChanged = true
        }
        return isChanged
    }
}
