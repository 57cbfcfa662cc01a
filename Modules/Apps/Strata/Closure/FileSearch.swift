/// The search for the files that others need.
nonisolated struct FileSearch {
    private let sources: [SwiftSource]
    /// The targets that see each target, by its name, and the target itself.
    private let users: [String: Set<String>]
    /// All types that the files declare.
    private let types: Set<String>
    /// The targets that see a type that the files declare, by its name.
    private var seeing: [String: Set<String>] = [:]
    private var isNeeded: [Bool]
    private var neededTypes: Set<String> = []
    /// The needed files that name a word, the first of each target.
    private var naming: [String: [String: String]] = [:]
    private(set) var reasons: [String: FileClosure.Reason] = [:]

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
        for index in indices { add(index, because: .asked) }
    }

    /// Adds the files that those found so far need; returns whether there were any.
    mutating func addNeeded() -> Bool {
        var isAnyFound = false
        for index in sources.indices where !isNeeded[index] {
            guard let reason = reason(for: sources[index]) else { continue }
            add(index, because: reason)
            isAnyFound = true
        }
        return isAnyFound
    }

    private mutating func add(_ index: Int, because reason: FileClosure.Reason) {
        let source = sources[index]
        isNeeded[index] = true
        reasons[source.path] = reason
        neededTypes.formUnion(source.types)
        for word in source.words where naming[word]?[source.target] == nil {
            naming[word, default: [:]][source.target] = source.path
        }
    }

    private func reason(for source: SwiftSource) -> FileClosure.Reason? {
        for name in source.types.union(source.values).sorted() {
            if let file = user(of: name, in: source) { return .named(name, by: file) }
        }
        for declaration in source.extensions {
            if let reason = reason(for: declaration, in: source) { return reason }
        }
        return nil
    }

    /// Returns a needed file that names `name` and sees the target of `source`.
    private func user(of name: String, in source: SwiftSource) -> String? {
        let users = users[source.target] ?? []
        return naming[name]?.filter { users.contains($0.key) }.values.min()
    }

    private func reason(for declaration: SwiftDeclaration, in source: SwiftSource) -> FileClosure.Reason? {
        // One of that name in a target that it does not see is another one.
        let isOfPackage = seeing[declaration.name]?.contains(source.target) == true
        guard !isOfPackage || neededTypes.contains(declaration.name) else { return nil }
        let isNamed = isOfPackage || naming[declaration.name] != nil
        let parents = declaration.parents.intersection(types)
        // The members of a conformance may be needed where the protocol is not.
        guard parents.isSubset(of: neededTypes) else {
            let members = declaration.members.subtracting(["init", "func", "subscript"]).sorted()
            guard isOfPackage, let file = members.lazy.compactMap({ user(of: $0, in: source) }).first else {
                return nil
            }
            return .named(declaration.name, by: file)
        }
        if !declaration.parents.isEmpty, isNamed, isOfPackage || !parents.isEmpty { return .conforms(declaration.name) }
        // An initialiser is told by the types of its arguments, which are needed already, or it is for others.
        let isInitialised =
            declaration.members.contains("init")
            && source.words.intersection(types).isSubset(of: neededTypes)
        if isInitialised, let file = user(of: declaration.name, in: source) {
            return .named(declaration.name, by: file)
        }
        // Operators and subscripts have no names of their own.
        // A static member of another package's type is used without the type's name, too: `.failed(…)` may be a prompt.
        let members = (isNamed ? declaration.members : declaration.staticMembers)
            .subtracting(["init", "func", "subscript"])
        for member in members.sorted() {
            if let file = user(of: member, in: source) { return .named(member, by: file) }
        }
        return declaration.members.isEmpty && !isInitialised && isOfPackage ? .conforms(declaration.name) : nil
    }
}
