/// The files of a new app that are no tests: which are taken along whole, which are reduced, and what is missing then.
nonisolated struct AppFloors {
    /// Types that every app has on its floors, though no feature may need them: the format of dates and amounts, and
    /// the words for what was not saved.
    ///
    /// Chosen by hand: an app of screens without dates works without them, but would lose the option
    /// for its locale, the doubles of its tests, which carry the guard, and perhaps the whole floor of its models.
    private static let common: Set = ["Localization", "CommonWords"]
    /// The service that stores what users enter; without it there are the templates' stores, which keep it in memory.
    static let database = "SQLite"
    static let inMemory = "InMemory"

    /// The files that are taken along as they are.
    private(set) var whole: [AppFile]
    /// The reasons for the floors' files among them, by their paths.
    let reasons: [String: FileClosure.Reason]
    /// The texts of the files that hold the app together, by their paths.
    private(set) var reduced: [String: String] = [:]
    /// What the app does not have.
    private(set) var missing: MissingNames
    /// What the files declare that are taken along as they are, and the kits.
    private let known: KnownNames

    /// - Parameters:
    ///   - templates: The files of features that may be added later.
    init(of choice: AppChoice, from sources: AppSources, templates: [AppFile]) {
        let package = sources.package
        let floors = sources.files(of: Set(package.floors.map(\.name)))
        // A room of a service or of the app is named after the feature, or the service, that it is there for.
        let rooms = Set(floors.map(\.room)).subtracting([Feature.app, Feature.shared])
        let hasDatabase = choice.extras.contains(Self.database)
        let left = rooms.subtracting(choice.features).union([hasDatabase ? Self.inMemory : Self.database])

        let app = sources.files(of: [AppName.original])
        let serving = sources.files(of: Set(package.targets(in: "Services").map(\.name)))
        let isLeft = { (file: AppFile) in left.contains(file.room) || left.contains(file.source.target) }
        let closure = Self.closure(of: choice.features, in: package, floors, templates, serving.filter { !isLeft($0) })
        reasons = closure.reasons
        whole = floors.filter { closure.reasons[$0.path] != nil } + serving.filter { !isLeft($0) }
        var behind =
            floors.filter { $0.room != Feature.app && closure.reasons[$0.path] == nil } + (serving + app).filter(isLeft)
        missing = MissingNames(left: behind, kept: whole, in: package)
        while let index = whole.firstIndex(where: { [missing] file in
            serving.contains { $0.path == file.path } && missing.name(in: file) != nil
        }) {
            behind.append(whole.remove(at: index))
            missing = MissingNames(left: behind, kept: whole, in: package)
        }
        let harness = sources.files(of: ["CoordinatorTests"]).filter { $0.source.name.hasPrefix("AppHarness") }
        let doubles = sources.files(of: ["TestDoubles"]).filter { $0.room == Feature.app }
        let holding = floors.filter { $0.room == Feature.app } + app.filter { !isLeft($0) }
        known = Self.known(of: whole, kits: sources.kits)
        eliminate(from: holding + harness + doubles)
    }

    /// Returns the floors' files that features need, and those that the services need which fulfil their protocols.
    private static func closure(
        of features: Set<String>, in package: Package, _ floors: [AppFile], _ templates: [AppFile],
        _ services: [AppFile]
    ) -> FileClosure {
        let known = floors.filter { features.contains($0.room) || $0.room == Feature.shared } + templates
        let later = Set(templates.map(\.path))
        let isAsked = { (source: SwiftSource) in
            features.contains(source.room) || later.contains(source.path) || !source.types.isDisjoint(with: common)
        }
        let own = FileClosure(in: package, among: known.map(\.source), from: isAsked)
        let protocols = own.files.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
        let serving = services.filter { file in
            file.source.declarations.contains { !$0.parents.isDisjoint(with: protocols) }
        }
        let paths = Set(serving.map(\.path))
        return FileClosure(in: package, among: (known + services).map(\.source)) { source in
            isAsked(source) || paths.contains(source.path)
        }
    }

    private static func known(of floors: [AppFile], kits: [AppFile]) -> KnownNames {
        var known = KnownNames(
            names: (floors + kits).reduce(into: []) { $0.formUnion($1.source.declarations.map(\.name)) },
            members: kits.reduce(into: []) { $0.formUnion($1.source.members) },
            labels: (floors + kits).reduce(into: []) { $0.formUnion($1.labels) })
        for floor in floors { known.names.formUnion(floor.source.members) }
        return known
    }

    private mutating func eliminate(from files: [AppFile]) {
        let elimination = Elimination(
            of: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }), without: missing.gone,
            members: missing.members, known: known)
        reduced = elimination.texts
        missing.add(elimination, besides: missing.gone)
    }

    /// The number of places with a tab of their own.
    var tabCount: Int {
        let table = reduced.first { $0.key.hasSuffix("/Place+All.swift") }?.value ?? ""
        return table.matches(of: /standing: \.tab\)/).count
    }

    /// Leaves out what names one of those types, which tests have declared.
    ///
    /// - Returns: Whether anything did.
    mutating func leaveOut(_ types: Set<String>) -> Bool {
        let elimination = Elimination(of: reduced, without: types, known: known)
        guard elimination.texts != reduced else { return false }
        reduced = elimination.texts
        missing.add(elimination, besides: types)
        return true
    }

    /// Leaves out what only left-out files used, and services that nobody uses any more.
    ///
    /// - Parameters:
    ///   - tests: The other files of the app.
    mutating func removeUnused(sources: AppSources, tests: [AppFile]) {
        let before = reduced.keys.reduce(into: Set<String>()) { uses, path in
            uses.formUnion(CodeText(sources.files[path]?.text ?? "").uses())
        }
        while true {
            let elsewhere = (whole + tests).reduce(into: Set<String>()) { $0.formUnion($1.source.words) }
            let uses = reduced.values.reduce(into: elsewhere) { $0.formUnion(CodeText($1).uses()) }
            // The floors' enumerations are whole: what opens a place in front of others may come later.
            let declared = reduced.reduce(into: Set<String>()) { names, file in
                let isOfApp = file.key.hasPrefix("Modules/Apps/")
                names.formUnion(CodeText(file.value).declarations(includesCases: isOfApp))
            }
            let unused = declared.intersection(before).subtracting(uses)
            guard !unused.isEmpty else { break }
            reduced = Elimination(of: reduced, without: unused, known: known).texts
            missing.add(unused)
        }
    }

    /// Leaves out the services that the app does not use.
    ///
    /// One with rooms for features is reduced to the files that are needed; any other is kept whole or not at all.
    ///
    /// - Parameter named: The services to keep.
    mutating func removeServices(sources: AppSources, tests: [AppFile], named: Set<String>) {
        let package = sources.package
        let floors = Set(package.floors.map(\.name))
        let rooms = Set(sources.files(of: floors).map(\.room)).subtracting([Feature.shared])
        let services = Set(package.targets(in: "Services").map(\.name)).subtracting(named)
        let divided = Set(sources.files(of: services).filter { rooms.contains($0.room) }.map(\.source.target))
        let users = reduced.compactMap { path, text in
            sources.files[path].map { SwiftSource(text, path: path, target: $0.source.target, room: $0.room) }
        }
        let others = (whole + tests).filter { !services.contains($0.source.target) }.map(\.source) + users
        let parts = whole.filter { divided.contains($0.source.target) }.map(\.source)
        let asked = Set(others.map(\.path))
        let closure = FileClosure(in: package, among: others + parts) { asked.contains($0.path) }
        let needed = Set(closure.files.map(\.path))
        whole.removeAll { divided.contains($0.source.target) && !needed.contains($0.path) }

        let entire = services.subtracting(divided)
        var used: Set<String> = []
        while true {
            let files = whole.filter { !entire.contains($0.source.target) || used.contains($0.source.target) }
            let next = entire.subtracting(used).filter { service in
                let types = whole.filter { $0.source.target == service }.reduce(into: Set<String>()) {
                    $0.formUnion($1.source.types)
                }
                // A file that holds the app together may still import what it does not need any more.
                return files.contains { $0.source.imports.contains(service) }
                    || users.contains { $0.imports.contains(service) && !$0.words.isDisjoint(with: types) }
            }
            guard !next.isEmpty else { break }
            used.formUnion(next)
        }
        whole.removeAll { entire.contains($0.source.target) && !used.contains($0.source.target) }
    }
}
