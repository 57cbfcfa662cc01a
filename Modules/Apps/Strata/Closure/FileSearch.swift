/// A search for the files that the requested files need.
nonisolated struct FileSearch {
    private let sources: [SwiftSource]
    /// Maps each target to the targets that depend on it, and to itself.
    private let users: [String: Set<String>]
    /// All types that the files declare.
    private let types: Set<String>
    /// Maps each type in the files to the targets that see the type.
    private var seeing: [String: Set<String>] = [:]
    /// For each file, whether it has been found to be needed.
    private(set) var isNeeded: [Bool]
    private var neededTypes: Set<String> = []
    /// Maps each word to the targets whose needed files contain it.
    private var naming: [String: Set<String>] = [:]

    init(_ package: Package, _ sources: [SwiftSource]) {
        self.sources = sources
        isNeeded = sources.map { _ in false }
        var users: [String: Set<String>] = [:]
        for target in package.targets {
            for name in target.dependencies + [target.name] { users[name, default: []].insert(target.name) }
        }
        self.users = users
        types = sources.reduce(into: []) { $0.formUnion($1.types) }
        for source in sources {
            for type in source.types { seeing[type, default: []].formUnion(users[source.target] ?? []) }
        }
    }

    mutating func start(from indices: [Int]) {
        for index in indices { add(index) }
    }

    /// Adds the files that the found files need; returns whether any were added.
    mutating func addNeeded() -> Bool {
        var isAnyFound = false
        for index in sources.indices where !isNeeded[index] && needs(sources[index]) {
            add(index)
            isAnyFound = true
        }
        return isAnyFound
    }

    private mutating func add(_ index: Int) {
        let source = sources[index]
        isNeeded[index] = true
        neededTypes.formUnion(source.types)
        for word in source.words { naming[word, default: []].insert(source.target) }
    }

    private func needs(_ source: SwiftSource) -> Bool {
        source.types.union(source.values).contains { isNamed($0, in: source) }
            || source.extensions.contains { needs($0, in: source) }
    }

    /// Returns whether `name` occurs in a needed file whose target sees the target of `source`.
    private func isNamed(_ name: String, in source: SwiftSource) -> Bool {
        guard let targets = naming[name], let users = users[source.target] else { return false }
        return !targets.isDisjoint(with: users)
    }

    private func needs(_ declaration: SwiftDeclaration, in source: SwiftSource) -> Bool {
        // `source` extends a type of the package only if the target of `source` sees a type of that name.
        let isOfPackage = seeing[declaration.name]?.contains(source.target) == true
        guard !isOfPackage || neededTypes.contains(declaration.name) else { return false }
        let isTypeNamed = isOfPackage || naming[declaration.name] != nil
        let parents = declaration.parents.intersection(types)
        // Operators and subscripts have no names of their own.
        let members = declaration.members.subtracting(["init", "func", "subscript"])
        // Even if the protocol of a conformance is not needed, a member of the extension may be needed.
        guard parents.isSubset(of: neededTypes) else {
            return isOfPackage && members.contains { isNamed($0, in: source) }
        }
        if declaration.isConformance, isTypeNamed, isOfPackage || !parents.isEmpty { return true }
        // A call of an unlabelled initialiser names only the type, so all types named in `source` must be needed, too.
        let isInitialised =
            declaration.members.contains("init") && source.words.intersection(types).isSubset(of: neededTypes)
        if isInitialised, isNamed(declaration.name, in: source) { return true }
        // A static member of another package's type, such as `.failed(…)`, may be used without the type's name.
        return (isTypeNamed ? members : members.intersection(declaration.staticMembers))
            .contains { isNamed($0, in: source) }
    }
}
