/// The test files of a new app, with what they stand on.
nonisolated struct AppTests {
    private static let support = ["TestDoubles", "TestScreens", "TestProcesses", "TestLoopback"]
    /// What a new app does not have and a test may read: this package's articles and its tools.
    private static let elsewhere = ["Documentation/", "README.md", "Apps/Strata", "Benchmarks"]

    /// The files that are taken along as they are.
    private(set) var files: [AppFile]
    /// The reasons for them, by their paths; none for what is there as a whole.
    private(set) var reasons: [String: FileClosure.Reason] = [:]
    /// The tests of the features and of the app.
    let count: Int

    /// - Parameters:
    ///   - templates: The tests of features that may be added later.
    init(of choice: AppChoice, from sources: AppSources, floors: inout AppFloors, templates: [AppFile]) {
        let package = sources.package
        let targets = Set((package.floors.map(\.name) + [AppName.original]).map { "\($0)Tests" })
        let extras = Set(choice.extras.map { "\($0)Tests" })
        let apps = extras.intersection(package.targets(in: "Apps").map { "\($0.name)Tests" })
        let rooms = Set(sources.files(of: Set(package.floors.map(\.name))).map(\.room))
        let left = rooms.subtracting(choice.features).subtracting([Feature.app, Feature.shared])
        let hasAll = left.isEmpty
        let reduced = floors.reduced
        let all = sources.files(of: targets.union(Self.support).union(extras))
        var kept = all.filter { file in
            !left.contains(file.room) && reduced[file.path] == nil && !Self.readsElsewhere(file)
                && !package.needsExample(file.source)
                && !(apps.contains(file.source.target) && Self.readsCheckout(file))
                && (hasAll || !file.showsTabs(of: floors) && !Self.readsAllScreens(file))
        }
        let kits = sources.kits.reduce(into: Set<String>()) { $0.formUnion($1.source.members) }
        count = all.filter { !left.contains($0.room) }.reduce(0) { $0 + $1.testCount }
        var behind = all.filter { file in !kept.contains { $0.path == file.path } && reduced[file.path] == nil }
        while true {
            let known = kept.reduce(into: kits) { $0.formUnion($1.code.declaredNames()) }
            let labels = kept.reduce(into: Set<CallLabel>()) { $0.formUnion($1.labels) }
            let lost = MissingNames(left: behind, kept: kept + floors.whole, in: package)
            let gone = kept.filter {
                floors.missing.name(in: $0, known: known, knownLabels: labels) != nil
                    || lost.name(in: $0, known: known) != nil
            }
            guard !gone.isEmpty else {
                let doubles = behind.filter { $0.source.target == "TestDoubles" }
                let types = doubles.reduce(into: Set<String>()) { $0.formUnion($1.source.types) }
                guard floors.leaveOut(types) else { break }
                continue
            }
            behind += gone
            kept.removeAll { file in gone.contains { $0.path == file.path } }
        }
        files = kept
        removeUnneeded(sources, floors, templates: templates)
    }

    /// Whether it expects that no feature's file is left out of its folder.
    private static func readsAllScreens(_ file: AppFile) -> Bool { file.text.contains("/ScreenState+") }

    /// Whether it reads something of the package that its own source is in.
    private static func readsCheckout(_ file: AppFile) -> Bool {
        zip(file.code.tokens, file.code.tokens.dropFirst()).contains { $0.isMark("#") && $1.word == "filePath" }
    }

    private static func readsElsewhere(_ file: AppFile) -> Bool {
        file.code.tokens.contains { token in
            guard case .literal(let names) = token.kind else { return false }
            return names.contains { name in elsewhere.contains { name.contains($0) } }
        }
    }

    /// Leaves out what no test needs.
    private mutating func removeUnneeded(_ sources: AppSources, _ floors: AppFloors, templates: [AppFile]) {
        let holding = floors.reduced.compactMap { path, text in
            sources.files[path].map { SwiftSource(text, path: path, target: $0.source.target, room: $0.room) }
        }
        let tests = files.filter { $0.text.contains("@Test") } + floors.whole + templates
        let asked = Set(tests.map(\.path)).union(holding.map(\.path).filter { !$0.hasPrefix("Tests/") })
        let all = (files + floors.whole + templates).map(\.source) + holding
        let closure = FileClosure(in: sources.package, among: all) { asked.contains($0.path) }
        reasons = closure.reasons
        let needed = Set(closure.files.map(\.path))
        let used = Set(files.filter { needed.contains($0.path) }.map(\.source.target))
        // What screens and processes are tested with is one thing; the rest is there for one test or another.
        let isWhole = { (target: String) in target.hasPrefix("Test") && target != "TestDoubles" && used.contains(target)
        }
        files.removeAll { !needed.contains($0.path) && !isWhole($0.source.target) }
    }
}

nonisolated extension AppFile {
    /// The number of its tests; one with arguments counts once.
    var testCount: Int {
        zip(code.tokens, code.tokens.dropFirst()).count { $0.isMark("@") && $1.word == "Test" }
    }

    /// Whether it expects the line of the whole app's tabs, in a snapshot or in a text such as `[Shop (1)]`.
    fileprivate func showsTabs(of floors: AppFloors) -> Bool {
        switch source.target {
        case "CoordinatorTests": room == Feature.app && source.words.contains("expectSnapshot")
        // A single tab needs no line.
        case "\(AppName.original)Tests": floors.tabCount < 2 && text.contains(/"[^"]*\[[A-Z][a-z]+ \(\d+\)\]/)
        default: false
        }
    }
}
