/// The names of what an app does not have.
nonisolated struct MissingNames {
    /// The types, functions and variables outside of types, and the routes.
    ///
    /// Each route also names the app's part of its feature.
    var gone: Set<String> { Set(targets.keys) }
    /// The members of extensions, and those of what was left out of a file.
    var members: Set<String> { Set(memberTargets.keys) }
    /// The labels of parameters that are gone.
    private var labels: Set<CallLabel> = []
    /// The targets that have declared each member.
    private var memberTargets: [String: Set<String>] = [:]
    /// The members of the extensions of each type, which another extension of it names without a dot.
    private var extensionMembers: [String: Set<String>] = [:]
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
                    for name in declaration.members { memberTargets[name, default: []].insert(file.source.target) }
                    extensionMembers[declaration.name, default: []].formUnion(declaration.members)
                    continue
                }
                for name in declaration.members { add(name, of: file) }
                // As the tab More shows it.
                screens.insert("\"▸ \(file.room)\"")
                screens.formUnion(file.text.matches(of: /Route\(("[a-z-]+")\)/).map { String($0.output.1) })
            }
        }
        for name in ["init", "func", "subscript"] { memberTargets[name] = nil }
        for file in kept {
            for name in file.source.members { memberTargets[name] = nil }
        }
    }

    /// Adds what was left out of the files that hold the app together.
    mutating func add(_ elimination: Elimination, besides known: Set<String>) {
        add(elimination.goneNames.subtracting(known))
        labels.formUnion(elimination.goneLabels)
    }

    mutating func add(_ names: Set<String>) {
        for name in names { memberTargets[name, default: []].formUnion(["Coordinator", AppName.original]) }
    }

    /// Returns something missing that a whole file names; nil if there is nothing.
    ///
    /// - Parameters:
    ///   - known: What others declare, so that the name of a member means nothing.
    ///   - knownLabels: The labels of the others' parameters.
    func name(in file: AppFile, known: Set<String> = [], knownLabels: Set<CallLabel> = []) -> String? {
        let seen = seen[file.source.target] ?? []
        let members = memberTargets.filter { !$0.value.isDisjoint(with: seen) && !known.contains($0.key) }
        let gone = targets.filter { !$0.value.isDisjoint(with: seen) }

        let types = file.source.words.filter { $0.first?.isUppercase == true && gone[$0] != nil }
        if let type = types.subtracting(known).min() { return type }
        let tokens = file.code.tokens
        for (previous, token) in zip(tokens, tokens.dropFirst()) {
            guard let word = token.word, previous.isMark(".") else { continue }
            if gone[word] != nil || members[word] != nil { return word }
        }
        let own = file.source.extensions.reduce(into: Set<String>()) { $0.formUnion(extensionMembers[$1.name] ?? []) }
        for (token, next) in zip(tokens, tokens.dropFirst()) where next.isMark("(") || next.isMark("{") {
            if let word = token.word, own.contains(word), members[word] != nil { return word }
        }
        if seen.contains("Coordinator"),
            let label = file.code.callLabels().intersection(labels.subtracting(knownLabels)).first
        {
            return label.label
        }
        guard seen.contains(AppName.original) else { return nil }
        return argument(in: tokens) ?? (file.source.words.contains("screen") ? shownWord(in: tokens) : nil)
    }

    /// Returns a missing screen or option that a command line among the strings names.
    private func argument(in tokens: [CodeToken]) -> String? {
        for token in tokens {
            guard case .literal(let names) = token.kind else { continue }
            if let screen = names.intersection(screens).min() { return screen }
            let words = names.filter { $0.hasPrefix("\"") }.joined().split { " \"\\".contains($0) }.map { "\"\($0)\"" }
            guard words.contains(where: { $0.hasPrefix("\"--") }) else { continue }
            // A word with an `@` names one of these.
            let at = targets["StateSources"] == nil ? nil : words.first { $0.hasPrefix("\"@") }
            let missing =
                at ?? words.first { screens.contains($0) || members.contains(String($0.dropFirst().dropLast())) }
            if let missing { return missing }
        }
        return nil
    }

    /// Returns the name of a missing screen that is a word of an expected text, such as `25 users`.
    private func shownWord(in tokens: [CodeToken]) -> String? {
        for (index, token) in tokens.enumerated() {
            guard case .literal(let names) = token.kind else { continue }
            // The name of a test or of a suite.
            if index > 1, tokens[index - 1].isMark("("), ["Test", "Suite"].contains(tokens[index - 2].word) {
                continue
            }
            let words = names.filter { $0.hasPrefix("\"") }.joined().split { !$0.isLetter }.map { "\"\($0)\"" }
            if let word = words.first(where: screens.contains) { return word }
        }
        return nil
    }
}
