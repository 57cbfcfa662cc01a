/// The label of an argument, with the name of what is called: a function, or a type for its initialiser.
nonisolated struct CallLabel: Hashable {
    let callee: String
    let label: String
}

/// The labels of a source's functions.
nonisolated struct CallLabels {
    /// Those of parameters, and those of a structure's properties, which its initialiser may take.
    private(set) var all: Set<CallLabel> = []
    /// Those without the parameters that the bodies of their functions do not name.
    private(set) var used: Set<CallLabel> = []

    init() {}

    init(of code: CodeText) {
        add(code.tokens.indices, of: code, in: nil)
    }

    mutating func add(_ other: CallLabels) {
        all.formUnion(other.all)
        used.formUnion(other.used)
    }

    /// The labels that are not there any more, or that are not used any more.
    func lost(in rest: CallLabels) -> Set<CallLabel> {
        all.subtracting(rest.all).union(used.subtracting(rest.used))
    }

    private mutating func add(_ range: Range<Int>, of code: CodeText, in type: String?) {
        for item in code.items(in: range) {
            if let open = code.parameterList(of: item) {
                if let callee = code.callee(of: item, in: type) { add(open, in: item, of: code, callee) }
            } else if code.isType(item) {
                let (name, isStructure) = (code.typeName(of: item), code.begins(item, with: "struct"))
                for inside in code.blocks(of: item) {
                    add(inside, of: code, in: name)
                    if let name, isStructure { addProperties(inside, of: code, in: name) }
                }
            }
        }
    }

    private mutating func add(_ open: Int, in item: Range<Int>, of code: CodeText, _ callee: String) {
        guard let end = code.end(of: open) else { return }
        let words = Set(code.blocks(of: end..<item.upperBound).flatMap { code.tokens[$0].flatMap(\.names) })
        for element in code.elements(in: open + 1..<end) {
            guard let names = code.labelAndName(of: element), names.label != "_" else { continue }
            let label = CallLabel(callee: callee, label: names.label)
            all.insert(label)
            if words.contains(names.name) { used.insert(label) }
        }
    }

    private mutating func addProperties(_ inside: Range<Int>, of code: CodeText, in type: String) {
        for item in code.items(in: inside) where code.begins(item, with: "let") || code.begins(item, with: "var") {
            let labels = code.declaredNames(by: item).map { CallLabel(callee: type, label: $0) }
            all.formUnion(labels)
            used.formUnion(labels)
        }
    }
}

nonisolated extension CodeText {
    /// Returns what is in the braces of an item.
    fileprivate func blocks(of item: Range<Int>) -> [Range<Int>] {
        outerIndices(of: item).compactMap { index in
            tokens[index].isMark("{") ? end(of: index).map { index + 1..<$0 } : nil
        }
    }
}
