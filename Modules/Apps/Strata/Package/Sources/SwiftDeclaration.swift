/// A top-level declaration of a file: a type, an extension, a function or a variable.
nonisolated struct SwiftDeclaration: Equatable {
    enum Kind: Equatable {
        case type, `extension`, value
    }

    let kind: Kind
    /// The declared name; `A` for an extension of `A.B`.
    let name: String
    /// The names of the types that it inherits from or conforms to, and of the types in its `where` clause.
    var parents: Set<String> = []
    /// Whether it inherits from a type or conforms to a protocol.
    var isConformance = false
    /// The names of its direct members; an operator counts as `func`, an initialiser as `init` and as its first label.
    var members: Set<String> = []
    /// The static members.
    var staticMembers: Set<String> = []
}

nonisolated extension SwiftDeclaration {
    fileprivate static let types: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    fileprivate static let values: Set = ["func", "let", "var", "case", "init", "subscript"]

    /// Returns the declarations in a file's code that other files can see.
    static func all(in code: SwiftCode) -> [SwiftDeclaration] {
        var declarations: [SwiftDeclaration] = []
        var braces = 0
        var parentheses = 0
        // The number of open angle brackets: the words between them are generic arguments, not parents.
        var angles = 0
        var isInHead = false
        // The members of a private declaration are hidden, too.
        var isHidden = false
        var previous = SwiftCode.Token.mark(0)
        for (index, token) in code.tokens.enumerated() {
            switch token {
            case .mark(UInt8(ascii: "{")):
                braces += 1
                isInHead = false
                angles = 0
            case .mark(UInt8(ascii: "}")): braces -= 1
            case .mark(UInt8(ascii: "(")): parentheses += 1
            case .mark(UInt8(ascii: ")")): parentheses -= 1
            case .mark(UInt8(ascii: "<")) where isInHead: angles += 1
            case .mark(UInt8(ascii: ">")) where isInHead: angles -= 1
            case .mark(UInt8(ascii: ":")) where isInHead && angles == 0 && !isHidden: declarations.addConformance()
            case .mark, .literal: break
            case .word(let word):
                let next = code.word(at: index + 1)
                let isMember = previous == .mark(UInt8(ascii: "."))
                if parentheses > 0 || isMember {
                    if isInHead, isMember, !isHidden { declarations.addParent(word) }
                } else if braces == 0, let kind = kind(of: word, before: next) {
                    // An extension of `[A]` counts as an extension of `A`.
                    let name = next ?? (kind == .extension ? code.word(at: index + 2) : nil)
                    isHidden = code.isPrivate(at: index)
                    if !isHidden { declarations.append(SwiftDeclaration(kind: kind, name: name ?? word)) }
                    isInHead = kind != .value && word != "typealias"
                } else if braces == 0, isInHead, angles == 0 {
                    if !isHidden { declarations.addParent(word) }
                } else if braces == 1, Self.values.contains(word) || types.contains(word),
                    !isHidden, !code.isPrivate(at: index)
                {
                    let isStatic = previous == .word("static") || previous == .word("class")
                    if word == "init" { declarations.addMember(code.label(after: index), isStatic: isStatic) }
                    declarations.addMember(Self.values.contains(next ?? "") ? nil : next ?? word, isStatic: isStatic)
                }
            }
            previous = token
        }
        return declarations.map(\.withoutOwnName)
    }

    private static func kind(of word: String, before next: String?) -> Kind? {
        if word == "extension" { return .extension }
        if types.contains(word) {
            return next.map { values.contains($0) } == true ? nil : .type
        }
        return ["func", "let", "var"].contains(word) ? .value : nil
    }

    private var withoutOwnName: SwiftDeclaration {
        var declaration = self
        declaration.parents.subtract([name, "where", "any", "nonisolated", "unchecked", "Sendable"])
        return declaration
    }
}

nonisolated extension SwiftCode {
    /// The private types, including nested ones.
    var privateTypes: Set<String> {
        let keywords = tokens.indices.filter { index in
            word(at: index).map(SwiftDeclaration.types.contains) == true && isPrivate(at: index)
        }
        return Set(keywords.compactMap { word(at: $0 + 1) }).subtracting(SwiftDeclaration.values)
    }

    fileprivate func word(at index: Int) -> String? {
        tokens.indices.contains(index) ? tokens[index].word : nil
    }

    /// Returns the label of the first parameter after `index`; nil if there is none.
    fileprivate func label(after index: Int) -> String? {
        let start = tokens[index...].firstIndex(of: .mark(UInt8(ascii: "(")))
        return start.flatMap { word(at: $0 + 1) }.flatMap { $0 == "_" ? nil : $0 }
    }

    /// Returns whether the declaration with its keyword at `index` is private to its file.
    fileprivate func isPrivate(at index: Int) -> Bool {
        let modifiers: Set = [
            "private", "fileprivate", "final", "static", "class", "indirect", "nonisolated", "mutating", "lazy", "weak",
            "override",
        ]
        let own = tokens[..<index].reversed().prefix { $0.word.map(modifiers.contains) == true }
        return own.contains(.word("private")) || own.contains(.word("fileprivate"))
    }
}

nonisolated extension [SwiftDeclaration] {
    fileprivate mutating func addParent(_ name: String) {
        guard let last = indices.last else { return }
        self[last].parents.insert(name)
    }

    /// Called at a colon: marks the last declaration as a conformance, unless the colon is in its `where` clause.
    fileprivate mutating func addConformance() {
        guard let last = indices.last, !self[last].parents.contains("where") else { return }
        self[last].isConformance = true
    }

    fileprivate mutating func addMember(_ name: String?, isStatic: Bool) {
        guard let last = indices.last, let name else { return }
        self[last].members.insert(name)
        if isStatic { self[last].staticMembers.insert(name) }
    }
}
