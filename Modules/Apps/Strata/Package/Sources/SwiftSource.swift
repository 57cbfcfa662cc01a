import Foundation

/// A Swift file of a package.
nonisolated struct SwiftSource {
    /// The path in the package.
    let path: String
    /// The name of its target.
    let target: String
    /// The subfolder of the target's folder: a feature, `Shared` or `App`; empty for a file that is in no subfolder.
    let room: String
    /// The declarations that other files can see.
    let declarations: [SwiftDeclaration]
    /// All words of the file's code, including keywords and the code in interpolations; comments, the text of literals,
    /// and the names of private types are left out.
    let words: Set<String>
    /// The modules that the file imports.
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

    /// The types that the file declares at top level.
    var types: Set<String> { Set(declarations.filter { $0.kind == .type }.map(\.name)) }

    /// The functions and variables that the file declares at top level.
    var values: Set<String> { Set(declarations.filter { $0.kind == .value }.map(\.name)) }

    var extensions: [SwiftDeclaration] { declarations.filter { $0.kind == .extension } }

    /// The name of the feature's door, the type that adds the feature to an app, such as `UsersFeature`.
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
