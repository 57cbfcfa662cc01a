/// The files of features that are copied: on the floors, in their tests, and among the doubles of the tests.
nonisolated struct RoomFiles {
    /// The needed files in the order of their paths.
    let files: [SwiftSource]
    /// The reason for each needed file, by its path.
    let reasons: [String: FileClosure.Reason]
    /// The tests in the features' folders that need the whole app or an example, and are not copied.
    let testsLeftOut: [SwiftSource]

    /// - Parameters:
    ///   - features: The names of features, all of whose files are needed.
    ///   - services: The files of targets that are copied as a whole, and see the floors.
    ///   - sources: The files of all targets with rooms.
    init(of features: [String], and services: [SwiftSource], in package: Package, among sources: [SwiftSource]) {
        let floors = Set(package.floors.map(\.name))
        let rooms = Set(Feature.names(in: sources.filter { floors.contains($0.target) }))
        let namesOfApp = sources.typesOnly(in: Feature.app)
        testsLeftOut = sources.filter { source in
            features.contains(source.room) && !floors.contains(source.target)
                && (!source.words.isDisjoint(with: namesOfApp) || package.needsExample(source))
        }
        let leftOut = Set(testsLeftOut.map(\.path))
        var reasons: [String: FileClosure.Reason] = [:]
        for feature in features {
            // Rooms do not know each other, so a name that several declare is each one's own.
            let foreign = rooms.subtracting([feature]).union([Feature.app])
            let known = sources.filter { !foreign.contains($0.room) && !leftOut.contains($0.path) }
            let needed = FileClosure(in: package, among: known) { $0.room == feature }
            let suites = Set(known.filter { needed.isTested(by: $0, among: sources) }.map(\.path))
            let closure = FileClosure(in: package, among: known) { $0.room == feature || suites.contains($0.path) }
            reasons.merge(closure.reasons) { first, _ in first }
        }
        if !services.isEmpty {
            let targets = Set(services.map(\.target))
            let seen = package.reach(of: Array(targets))
            let known = sources.filter { seen.contains($0.target) }
            let closure = FileClosure(in: package, among: known + services) { targets.contains($0.target) }
            reasons.merge(closure.reasons) { first, _ in first }
        }
        files = sources.filter { reasons[$0.path] != nil }
        self.reasons = reasons
    }
}

nonisolated extension FileClosure {
    /// Returns whether a file has tests of something in these files, and of nothing else.
    fileprivate func isTested(by test: SwiftSource, among sources: [SwiftSource]) -> Bool {
        let needed = files.reduce(into: test.types) { $0.formUnion($1.types) }
        let named = sources.reduce(into: Set<String>()) { $0.formUnion($1.types) }.intersection(test.words)
        return test.words.contains("Test") && named.isSubset(of: needed) && !named.isSubset(of: test.types)
    }
}

nonisolated extension [SwiftSource] {
    /// Returns the names of the types that only one room's files declare.
    fileprivate func typesOnly(in room: String) -> Set<String> {
        let others = filter { $0.room != room }.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        return filter { $0.room == room }.reduce(into: Set<String>()) { $0.formUnion($1.types) }.subtracting(others)
    }
}
