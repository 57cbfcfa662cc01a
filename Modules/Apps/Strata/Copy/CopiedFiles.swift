/// The files of a copy: the features' files, the files that they need in other folders, and whole targets.
nonisolated struct CopiedFiles {
    /// The copied files of the divided targets, which are copied only in part.
    private(set) var files: [SwiftSource] = []
    /// The names of the targets that are copied with all their files.
    private(set) var whole: [String] = []
    /// The reason why each whole target is copied, by the target's name.
    private(set) var wholeReasons: [String: CopyReason] = [:]
    /// The kits that are not copied, but used as products of a dependency.
    private(set) var products: Set<String> = []

    private let request: CopyRequest
    private let package: Package
    /// The files of the divided targets.
    private let sources: [SwiftSource]
    /// The names of the divided targets: only some of their folders are copied.
    private let divided: Set<String>
    /// The names of the divided targets that the copy may take files from.
    private var scope: Set<String> = []

    init(for request: CopyRequest, from package: Package, among sources: [SwiftSource]) throws(PackageError) {
        self.request = request
        self.package = package
        let features = Set(package.features)
        let modules = package.roomTargets.filter { target in
            package.layers.contains(target)
                || sources.contains { $0.target == target.name && features.contains($0.room) }
        }
        // If the request contains no feature, a service is copied as a whole.
        let isAlone = request.rooms.isEmpty && !request.isNewApp
        let alone = isAlone ? request.targets.flatMap { [$0, "\($0)Tests"] } : []
        let divided = Set(modules.flatMap { [$0.name, "\($0.name)Tests"] }).subtracting(alone)
        self.divided = divided
        let examples = Set(package.examples.map(\.name))
        self.sources = sources.filter { source in
            divided.contains(source.target) && source.room != Feature.whole && source.imports.isDisjoint(with: examples)
        }
        addAsked()
        var size: Int
        repeat {
            size = scope.count + whole.count
            try findFiles()
            for target in package.targets where scope.contains(target.name) {
                for name in dependencies(of: target) { add(name, .needed(by: target.name)) }
            }
        } while scope.count + whole.count > size
    }

    private mutating func addAsked() {
        for target in package.roomTargets where divided.contains(target.name) && target.kind != .test {
            if isForAll(target) { include(target.name) }
        }
        for name in request.targets { add(name, .asked) }
        for name in request.targets where request.hasTests { add("\(name)Tests", .tests(of: name)) }
    }

    /// Returns whether a target is in scope from the start; a service is in scope only if it is asked for or needed.
    private func isForAll(_ target: PackageTarget) -> Bool {
        if package.services.contains(target) { return false }
        if target == package.app { return request.hasApp && request.layers == nil }
        if package.layers.contains(target) { return request.layers?.contains(target.name) ?? true }
        return request.hasTests
    }

    /// Adds a divided target to the scope; if tests are copied, also adds the target's tests.
    private mutating func include(_ name: String) {
        scope.insert(name)
        if request.hasTests { scope.insert("\(name)Tests") }
    }

    /// Adds a target and, if it is copied whole, its dependencies; does nothing if the target was added before.
    private mutating func add(_ name: String, _ reason: CopyReason) {
        guard !divided.contains(name) else { return include(name) }
        if request.dependency != nil, package.libraries.contains(name) {
            products.insert(name)
            return
        }
        guard let target = package.target(name), wholeReasons[name] == nil else { return }
        wholeReasons[name] = reason
        whole.append(name)
        for dependency in target.dependencies where !package.layers.contains(where: { $0.name == dependency }) {
            add(dependency, .needed(by: name))
        }
    }

    /// Returns the dependencies that a target's copied files import and, for a new app, the target's plugins.
    func dependencies(of target: PackageTarget) -> [String] {
        let files = files.filter { $0.target == target.name }
        guard !files.isEmpty else { return [] }
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        return target.dependencies.filter { name in
            target.plugins.contains(name) ? request.isNewApp : imports.contains(name)
        }
    }
}

// MARK: - The search

nonisolated extension CopiedFiles {
    /// Finds the needed files of the targets in scope.
    private mutating func findFiles() throws(PackageError) {
        let services = try package.sources(of: whole.compactMap(package.target).filter(package.seesLayer))
        let features = Set(package.features)
        let known = sources.filter { scope.contains($0.target) && isKnown($0, besides: features) }
        let needed = FileClosure(in: package, among: known + request.templates, from: isAsked)
        // An existing package gets only the features' own tests; a new app also gets the tests of shared files.
        let tests = request.isNewApp ? known.filter { needed.isTested(by: $0, among: sources) } : []
        let suites = Set(tests.map(\.path))
        let closure = FileClosure(in: package, among: known + request.templates) { source in
            isAsked(source) || suites.contains(source.path)
        }
        // A service that is copied whole may need files of features that are not copied.
        let seen = package.reach(of: services.map(\.target))
        let below = sources.filter { seen.contains($0.target) && !request.present.contains($0.room) }
        let paths = Set(services.map(\.path))
        let serving = FileClosure(in: package, among: below + services) { paths.contains($0.path) }
        let found = Set((closure.files + serving.files).map(\.path))
        files = sources.filter { found.contains($0.path) }
    }

    /// Returns whether a file may be needed.
    ///
    /// If the other package has an app, the app keeps its own files. Without an app, only tests need a feature's door.
    private func isKnown(_ source: SwiftSource, besides features: Set<String>) -> Bool {
        if features.contains(source.room) {
            let needsDoor = request.hasApp || request.hasTests
            return request.rooms.contains(source.room) && (needsDoor || !source.words.contains(source.door))
        }
        return request.isNewApp || !request.hasApp || !isOfApp(source)
    }

    private func isAsked(_ source: SwiftSource) -> Bool {
        request.rooms.contains(source.room) || request.templates.contains { $0.path == source.path }
            || request.isNewApp && isOfApp(source)
            || request.targets.contains { $0 == source.target || "\($0)Tests" == source.target }
    }

    /// Returns whether a file belongs to the app, and to no feature.
    private func isOfApp(_ source: SwiftSource) -> Bool {
        guard let app = package.app else { return source.room == Feature.app }
        return source.room == Feature.app || source.target == app.name || source.target == "\(app.name)Tests"
    }
}

nonisolated extension FileClosure {
    /// Returns whether `test` contains tests, and names types from these files but none from other files.
    fileprivate func isTested(by test: SwiftSource, among sources: [SwiftSource]) -> Bool {
        let needed = files.reduce(into: test.types) { $0.formUnion($1.types) }
        let named = sources.reduce(into: Set<String>()) { $0.formUnion($1.types) }.intersection(test.words)
        return test.words.contains("Test") && named.isSubset(of: needed) && !named.isSubset(of: test.types)
    }
}
