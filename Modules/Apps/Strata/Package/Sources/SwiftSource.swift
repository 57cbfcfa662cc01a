import Foundation

/// A Swift file of a package.
nonisolated struct SwiftSource {
    /// The path in the package.
    let path: String
    /// The name of its target.
    let target: String
    /// The folder below the target's: a feature's, `Shared` or `App`; empty for a file directly in the target's.
    let room: String
    /// The declarations that other files can see.
    let declarations: [SwiftDeclaration]
    /// All words of its code, keywords too, but for the names of its private types; those in comments and literals are
    /// none, but interpolations are code.
    let words: Set<String>
    /// The modules that it imports.
    let imports: Set<String>

    init(_ text: String, path: String, target: String, room: String) {
        self.path = path
        self.target = target
        self.room = room
        let code = SwiftCode(text)
        words = code.words.subtracting(code.privateTypes)
        declarations = SwiftDeclaration.all(in: code)
        imports = code.imports
    }

    /// The types that it declares outside of any other.
    var types: Set<String> { Set(declarations.filter { $0.kind == .type }.map(\.name)) }

    /// The functions and variables that it declares outside of any type.
    var values: Set<String> { Set(declarations.filter { $0.kind == .value }.map(\.name)) }

    var extensions: [SwiftDeclaration] { declarations.filter { $0.kind == .extension } }

    /// The name of the feature's door, such as `UsersFeature`.
    var door: String { "\(room)Feature" }

    /// The file's name without its extension.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
}

nonisolated extension SwiftCode {
    fileprivate var imports: Set<String> {
        let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        var imports: Set<String> = []
        for (index, token) in tokens.enumerated() where token == .word("import") {
            let words = tokens[(index + 1)...].prefix(2).compactMap(\.word)
            if let module = words.first(where: { !kinds.contains($0) }) { imports.insert(module) }
        }
        return imports
    }
}
