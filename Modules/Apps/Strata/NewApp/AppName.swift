/// The name of a new app, in each form that its files use.
nonisolated struct AppName: Equatable {
    /// The name of this package's app, as a target.
    static let original = "Demo"

    private let name: FeatureName

    /// The name of the package and of the target.
    var target: String { name.type }
    /// The name of the program.
    var program: String { name.route }

    /// - Parameter package: The package that the app is made of, whose targets have other names.
    init(_ name: String, besides package: Package) throws(NewAppError) {
        do {
            self.name = try FeatureName(name)
        } catch {
            throw .badName(name)
        }
        guard package.target(target) == nil else { throw .targetExists(target) }
    }

    /// Returns the path of a file of this package's app, or a text that is no code, with this name in place of its own.
    func replacingOriginal(in text: String) -> String { replacingOriginal(in: text, program: program) }

    /// Returns a manifest, or a table of its targets, with this name in place of the app's; the tools keep theirs.
    func replacingOriginal(inManifest text: String) -> String {
        text.replacing(/\bDemo\b/, with: target).replacing(/\bdemo\b/, with: program)
    }

    /// Returns a source of this package's app with this name in place of its own: in code as an identifier, in comments
    /// and strings as the name of the program.
    func replacingOriginal(inSource source: String) -> String {
        let code = CodeText(source)
        var text = ""
        var place = 0
        for token in code.tokens {
            text += code.string(place..<token.range.lowerBound)
            let part = code.string(token.range)
            switch token.kind {
            case .word: text += replacingOriginal(in: part, program: name.property)
            case .literal: text += replacingOriginal(inLiteral: part)
            case .comment, .mark: text += replacingOriginal(in: part)
            }
            place = token.range.upperBound
        }
        return text + code.string(place..<code.bytes.count)
    }

    /// Replaces the name in a string, where what is interpolated is code.
    private func replacingOriginal(inLiteral literal: String) -> String {
        var text = ""
        var rest = literal[...]
        while let start = rest.firstRange(of: /\\#*\(/) {
            var depth = 0
            let end = rest[start.lowerBound...].firstIndex { character in
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return depth == 0 && character == ")"
            }
            let after = end.map { rest.index(after: $0) } ?? rest.endIndex
            text += replacingOriginal(in: String(rest[..<start.lowerBound]))
            text += replacingOriginal(in: String(rest[start.lowerBound..<after]), program: name.property)
            rest = rest[after...]
        }
        return text + replacingOriginal(in: String(rest))
    }

    private func replacingOriginal(in text: String, program: String) -> String {
        // To make a regular expression takes longer than to find that there is nothing to replace.
        guard ["emo", "trata"].contains(where: text.contains) else { return text }
        let original = /\bDemo(?![a-z])|\bdemo\b|\bStrata\b|\bstrata\b/.wordBoundaryKind(.simple)
        return text.replacing(original) { $0.output.first?.isUppercase == true ? target : program }
    }
}
