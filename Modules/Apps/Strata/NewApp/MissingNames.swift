/// The names of what an app does not have.
nonisolated struct MissingNames {
    /// The types, functions and variables outside of types, and the routes.
    var gone: Set<String> { Set(targets.keys) }
    /// The members of extensions, and those of what was left out of a file.
    private(set) var members: Set<String> = []
    /// The targets that have declared each name.
    private var targets: [String: Set<String>] = [:]
    /// The names of screens on the command line, in quotation marks.
    private var screens: Set<String> = []
    /// The targets that each target sees, and itself.
    private var seen: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - left: The files that are left behind.
    ///   - kept: The files that are taken along.
    init(left: [AppFile], kept: [AppFile], in package: Package) {
        for target in package.targets { seen[target.name] = Set(target.dependencies + [target.name]) }
        for file in left {
            for name in file.source.types.union(file.source.values) { add(name, of: file) }
        }
        for file in kept {
            for name in file.source.types.union(file.source.values) { targets[name]?.remove(file.source.target) }
        }
        targets = targets.filter { !$0.value.isEmpty }
        addMembers(of: left, kept: kept)
    }

    private mutating func add(_ name: String, of file: AppFile) {
        targets[name, default: []].insert(file.source.target)
    }

    private mutating func addMembers(of left: [AppFile], kept: [AppFile]) {
        let types = (left + kept).reduce(into: Set<String>()) { $0.formUnion($1.source.types) }.subtracting(gone)
        for file in left {
            // What extends a type of the system may have the name of something of the system's own.
            for declaration in file.source.extensions where types.contains(declaration.name) {
                guard declaration.name == "Route" else {
                    members.formUnion(declaration.members)
                    continue
                }
                for name in declaration.members { add(name, of: file) }
                screens.formUnion(file.text.matches(of: /Route\(("[a-z-]+")\)/).map { String($0.output.1) })
            }
        }
        members.subtract(["init", "func", "subscript"])
        for file in kept {
            for declaration in file.source.declarations { members.subtract(declaration.members) }
        }
    }

    mutating func add(_ names: Set<String>) { members.formUnion(names) }

    /// Returns something missing that a whole file names; nil if there is nothing.
    ///
    /// - Parameter known: What others declare, so that the name of a member means nothing.
    func name(in file: AppFile, known: Set<String> = []) -> String? {
        let seen = seen[file.source.target] ?? []
        let gone = targets.filter { !$0.value.isDisjoint(with: seen) }
        let members = members.subtracting(known)
        let types = file.source.words.filter { $0.first?.isUppercase == true && gone[$0] != nil }
        if let type = types.subtracting(known).min() { return type }
        let tokens = CodeText(file.text).tokens
        for (previous, token) in zip(tokens, tokens.dropFirst()) {
            guard let word = token.word, previous.isMark(".") else { continue }
            if gone[word] != nil || members.contains(word) { return word }
        }
        return seen.contains(AppName.original) ? argument(in: tokens) : nil
    }

    /// Returns a missing screen or option that a command line among the strings names.
    private func argument(in tokens: [CodeToken]) -> String? {
        for token in tokens {
            guard case .literal(let names) = token.kind else { continue }
            if let screen = names.intersection(screens).min() { return screen }
            let words = names.filter { $0.hasPrefix("\"") }.joined().split { " \"\\".contains($0) }.map { "\"\($0)\"" }
            guard words.contains(where: { $0.hasPrefix("\"--") }) else { continue }
            let missing = words.first { screens.contains($0) || members.contains(String($0.dropFirst().dropLast())) }
            if let missing { return missing }
        }
        return nil
    }
}
