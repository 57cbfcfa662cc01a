/// The imports of reduced files: those that they still need.
nonisolated struct AppImports {
    /// What the files of each module declare.
    private var names: [String: Set<String>] = [:]
    /// The types that the files of each module declare.
    private var types: [String: Set<String>] = [:]

    /// - Parameter files: The files of the app.
    init(of files: [AppFile], reduced: [String: String], in package: Package) {
        let holding = reduced.compactMap { path, text in
            package.targets.first { path.hasPrefix("\($0.path)/") }.map { target in
                SwiftSource(text, path: path, target: target.name, room: "")
            }
        }
        // A kit is there as a whole, so its imports stay.
        let kits = Set(package.targets(in: "Kits").map(\.name))
        for target in package.targets where !kits.contains(target.name) { names[target.name] = [] }
        for source in files.map(\.source) + holding {
            types[source.target, default: []].formUnion(source.types)
            for declaration in source.declarations {
                names[source.target, default: []].insert(declaration.name)
                names[source.target, default: []].formUnion(declaration.members.subtracting(SwiftNames.reserved))
            }
        }
    }

    /// Returns a file's text without the imports of the package's modules that it does not need.
    func cleaned(_ text: String) -> String {
        let code = CodeText(text)
        let uses = code.uses()
        let publicWords = code.publicWords()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            guard let match = line.wholeMatch(of: /(@[a-z]+ |public )?import (\w+)/), let known = names[String(match.2)]
            else { return String(line) }
            guard !known.isDisjoint(with: uses) else { return nil }
            let isHidden = match.1 == "public " && types[String(match.2), default: []].isDisjoint(with: publicWords)
            return isHidden ? "import \(match.2)" : String(line)
        }
        let cleaned = lines.joined(separator: "\n")
        return String(cleaned.trimmingPrefix { $0 == "\n" })
    }
}
