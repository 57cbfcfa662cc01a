/// A declaration of a file, outside of any type: a type, an extension, a function or a variable.
nonisolated struct SwiftDeclaration: Equatable {
    enum Kind: Equatable {
        case type, `protocol`, `extension`, value
    }

    let kind: Kind
    /// Its name; of an extended type such as `A.B`, the first part.
    let name: String
    /// The types that it inherits from or conforms to, as words.
    var parents: Set<String> = []
    /// The members that it declares in its own braces; an operator is written as `func`.
    var members: Set<String> = []
    /// Those of the members that are `static`.
    var staticMembers: Set<String> = []
}

nonisolated extension SwiftDeclaration {
    private static let types: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    private static let values: Set = ["func", "let", "var", "case", "init", "subscript"]

    /// Returns the declarations in a file's code.
    static func all(in code: SwiftCode) -> [SwiftDeclaration] {
        var declarations: [SwiftDeclaration] = []
        var braces = 0
        var parentheses = 0
        // Those around generic arguments, which are no parents.
        var angles = 0
        var isInHead = false
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
            case .mark, .literal: break
            case .word(let word):
                let next = code.word(at: index + 1)
                let isMember = previous == .mark(UInt8(ascii: "."))
                if parentheses > 0 || isMember {
                    if isInHead, isMember { declarations.addParent(word) }
                } else if braces == 0, let kind = kind(of: word, before: next) {
                    // An extension of `[A]` is one of its elements' type.
                    let name = next ?? (kind == .extension ? code.word(at: index + 2) : nil)
                    declarations.append(SwiftDeclaration(kind: kind, name: name ?? word))
                    isInHead = kind != .value && word != "typealias"
                } else if braces == 0, isInHead, angles == 0 {
                    declarations.addParent(word)
                } else if braces == 1, Self.values.contains(word) || types.contains(word) {
                    let isStatic = previous == .word("static") || previous == .word("class")
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
            return next.map { values.contains($0) } == true ? nil : word == "protocol" ? .protocol : .type
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
    fileprivate func word(at index: Int) -> String? {
        tokens.indices.contains(index) ? tokens[index].word : nil
    }
}

nonisolated extension [SwiftDeclaration] {
    fileprivate mutating func addParent(_ name: String) {
        guard let last = indices.last else { return }
        self[last].parents.insert(name)
    }

    fileprivate mutating func addMember(_ name: String?, isStatic: Bool) {
        guard let last = indices.last, let name else { return }
        self[last].members.insert(name)
        if isStatic { self[last].staticMembers.insert(name) }
    }
}
