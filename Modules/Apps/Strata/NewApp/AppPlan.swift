import Foundation

/// The files of a new app, before they get its name.
nonisolated struct AppPlan {
    /// The features, with those that the chosen ones need.
    let features: Set<String>
    /// The paths of the files that are copied.
    private(set) var copied: Set<String> = []
    /// The texts of the files that are written, by their paths.
    private(set) var written: [String: String] = [:]
    /// The names of the targets, tests too.
    private(set) var targets: Set<String> = []
    /// The reason for each file.
    private(set) var reasons: AppReasons
    /// The tests of the features and of the app, and how many of them are left out.
    let tests: (all: Int, leftOut: Int)

    /// - Parameter templates: The files of features that may be added later.
    init(of choice: AppChoice, from sources: AppSources, templates: [AppFile]) throws {
        let package = sources.package
        reasons = AppReasons(of: choice, in: package, templates: templates)
        let modules = templates.filter { !$0.source.target.hasSuffix("Tests") }
        let choice = choice.withNeeds(in: sources, templates: modules)
        features = choice.features
        var floors = AppFloors(of: choice, from: sources, templates: modules)
        let laterTests = templates.filter { $0.source.target.hasSuffix("Tests") }
        let tests = AppTests(of: choice, from: sources, floors: &floors, templates: laterTests)
        floors.removeUnused(sources: sources, tests: tests.files)
        floors.removeServices(sources: sources, tests: tests.files, named: choice.extras)

        self.tests = (tests.count, tests.count - tests.files.reduce(0) { $0 + $1.testCount })
        reasons.add(floors)
        reasons.add(tests)
        let files = floors.whole + tests.files
        let imports = AppImports(of: files, reduced: floors.reduced, in: package)
        let reduced = floors.reduced.mapValues(imports.cleaned)
        add(files)
        for (path, text) in reduced {
            guard let file = sources.files[path], file.text == text, !file.isGenerated else {
                written[path] = text
                continue
            }
            copied.insert(path)
        }

        targets = Self.targets(of: files, reduced: reduced, choice, in: package)
        try addWholeTargets(of: package, among: sources)
        try addSnapshots(of: files, in: package)
        written["Package.swift"] =
            AppManifest(
                of: package, keeping: targets, files: copied.union(written.keys), manifest: package.manifest.text
            ).text
    }

    private mutating func add(_ files: [AppFile]) {
        for file in files {
            if file.isGenerated { written[file.path] = file.text } else { copied.insert(file.path) }
        }
    }

    /// Returns the targets that have files, those that these import, and the guard.
    private static func targets(
        of files: [AppFile], reduced: [String: String], _ choice: AppChoice, in package: Package
    ) -> Set<String> {
        var imports = files.reduce(into: choice.extras) { $0.formUnion($1.source.imports) }
        var own = Set(files.map(\.source.target))
        for (path, text) in reduced {
            guard let target = package.targets.first(where: { path.hasPrefix("\($0.path)/") }) else { continue }
            own.insert(target.name)
            imports.formUnion(SwiftSource(text, path: path, target: "", room: "").imports)
        }
        let kits = Set(package.targets(in: "Kits").map(\.name))
        let guarding = package.targets.filter { $0.path.contains("/LayerGuard/") }.map(\.name)
        let needed = package.reach(of: Array(imports.intersection(kits)) + choice.extras + guarding)
        let libraries = package.targets.filter { library in
            library.kind == .system && own.contains { library.path.hasPrefix("\(package.target($0)?.path ?? "")/") }
        }
        let tests = choice.extras.map { "\($0)Tests" }.filter { package.target($0) != nil }
        let supports = package.reach(of: tests).filter { $0.hasPrefix("Test") }
        return own.union(needed.filter { !package.floors.map(\.name).contains($0) }).union(libraries.map(\.name))
            .union(tests).union(supports)
    }

    /// Adds all files of the targets that are taken along as they are, and resources.
    private mutating func addWholeTargets(of package: Package, among sources: AppSources) throws {
        let partial = Set(sources.files.values.map(\.source.target))
        for target in package.targets where targets.contains(target.name) {
            let isWhole = !partial.contains(target.name) || !files(in: target)
            for path in try package.files(of: target) {
                if isWhole {
                    copied.insert(path)
                    reasons.add(path, of: target, among: targets)
                } else if !path.hasSuffix(".swift"), let file = naming(path, in: target, of: sources) {
                    copied.insert(path)
                    reasons[path] = .named(path.name, by: file.path.name)
                }
            }
        }
    }

    private func files(in target: PackageTarget) -> Bool {
        copied.union(written.keys).contains { $0.hasPrefix("\(target.path)/") }
    }

    /// Returns a file of the target that has the name of a resource as a text.
    private func naming(_ resource: String, in target: PackageTarget, of sources: AppSources) -> AppFile? {
        let name = URL(filePath: resource).deletingPathExtension().lastPathComponent
        return sources.files(of: [target.name]).first { file in
            copied.contains(file.path) && file.text.contains("\"\(name)\"")
        }
    }

    private mutating func addSnapshots(of files: [AppFile], in package: Package) throws {
        for target in targets where target.hasSuffix("Tests") {
            let suites = files.filter { $0.source.target == target }.reduce(into: Set<String>()) {
                $0.formUnion($1.source.types)
            }
            let isWhole = suites.isEmpty
            for path in try package.files(in: "Snapshots/\(target)") {
                let suite = String(path.split(separator: "/").dropFirst(2).first ?? "")
                if isWhole || suites.contains(suite) { copied.insert(path) }
            }
        }
    }
}

nonisolated extension String {
    fileprivate var name: String { split(separator: "/").last.map(String.init) ?? self }
}

nonisolated extension AppChoice {
    /// Returns the choice with the features that the chosen ones need: those that their place in the app names.
    func withNeeds(in sources: AppSources, templates: [AppFile]) -> AppChoice {
        let floors = sources.files(of: Set(sources.package.floors.map(\.name)))
        let all = Set(floors.map(\.room)).subtracting([Feature.app, Feature.shared, ""])
        var choice = self
        while true {
            let lost = choice.lost(from: sources, templates: templates)
            guard !lost.isEmpty else { return choice }
            let needed = all.subtracting(choice.features).filter { other in
                let without = AppChoice(features: all.subtracting([other]), extras: extras)
                return !without.lost(from: sources, templates: templates).isDisjoint(with: lost)
            }
            guard !needed.isEmpty else { return choice }
            choice.features.formUnion(needed)
        }
    }

    /// The chosen features that an app of these cannot open: it names less of them than this package's app does.
    private func lost(from sources: AppSources, templates: [AppFile]) -> Set<String> {
        let floors = AppFloors(of: self, from: sources, templates: templates)
        let app = sources.files.values.filter { $0.source.target == "Coordinator" && $0.room == Feature.app }
        let before = app.reduce(into: Set<String>()) { $0.formUnion($1.source.words) }
        let after = app.reduce(into: Set<String>()) { uses, file in
            uses.formUnion(CodeText(floors.reduced[file.path] ?? "").uses())
        }
        let services = sources.files(of: Set(sources.package.targets(in: "Services").map(\.name)))
            .filter { $0.source.target != AppFloors.database }
        return features.filter { feature in
            let own = sources.files.values.filter { $0.source.target == "Coordinator" && $0.room == feature }
            let types = own.reduce(into: Set<String>()) { $0.formUnion($1.source.types) }
            // What stands in for its service may need another feature, too.
            let services = services.filter { $0.room == feature }
            return !types.intersection(before).isSubset(of: after)
                || services.contains { file in !floors.whole.contains { $0.path == file.path } }
        }
    }

    /// Whether a chosen feature stands in a tab.
    func hasTab(in sources: AppSources) -> Bool {
        AppFloors(of: self, from: sources, templates: []).tabCount > 0
    }
}
