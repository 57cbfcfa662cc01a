import Foundation

/// `strata new app`: makes an app of this package's own files.
nonisolated struct NewApp: Equatable {
    let name: String
    /// The folder of the new package, which is empty or does not exist.
    var folder = ""
    /// The features to take along; if none of them stands in a tab, one that does is generated.
    var features: [String] = []
    /// The services, kits and apps to take along with their tests.
    var extras: [String] = []
    /// Whether it only prints what it would write.
    var isDryRun = false

    /// Writes the app, and says what to do next.
    func run(in package: Package) throws -> Outcome {
        guard package.target(AppName.original) != nil else { throw NewAppError.noOriginal }
        let name = try AppName(name, besides: package)
        let destination = try AppDestination(folder)
        let choice = try choice(in: package)
        var sources = try AppSources(of: package.appTargets(with: choice.extras), in: package)
        var plain: [String: String] = [:]
        var generated: FeatureName?
        let modules = try AppFile.templates(in: package).filter { !$0.source.target.hasSuffix("Tests") }
        // Without a tab, there is no first screen.
        if !choice.withNeeds(in: sources, templates: modules).hasTab(in: sources) {
            let feature = try FeatureName(name.target == "Journal" ? "Notes" : "Journal")
            generated = feature
            plain = try sources.add(feature, from: .ofThisPackage)
        }
        let full = choice.withNeeds(in: sources, templates: modules)
        try AppServices(of: sources).check(
            AppChoice(features: full.features.union([generated?.type].compactMap(\.self)), extras: choice.extras))
        if !choice.extras.contains(AppFloors.database) { try sources.addStores(from: .ofThisPackage) }
        let templates = try AppFile.templates(in: package)
        let features = choice.features.union([generated?.type].compactMap(\.self))
        let plan = try AppPlan(
            of: AppChoice(features: features, extras: choice.extras), from: sources, templates: templates)
        let files = try AppFiles(of: plan, named: name, plain: plain, in: package)
        guard !isDryRun else {
            return Outcome(
                "\(files.tree)\n\n\(files.count) files would be written to \(destination.folder).\(leftOut(plan))")
        }
        try files.write(to: destination)
        return Outcome(report(of: name, plan, choice, files, at: destination))
    }

    private func choice(in package: Package) throws(NewAppError) -> AppChoice {
        let known = package.featureNames
        for name in features where !known.contains(name) { throw .unknownFeature(name, known: known) }
        let parts = package.extraNames
        for name in extras where !parts.contains(name) { throw .unknownExtra(name, known: parts) }
        return AppChoice(features: Set(features), extras: Set(extras))
    }

    /// Returns a line about the tests that come along, with the end of the line before it; empty if there is none.
    private func leftOut(_ plan: AppPlan) -> String {
        guard plan.tests.leftOut > 0 else { return "" }
        return "\n\(plan.tests.all - plan.tests.leftOut) tests of features and of the whole app come with it. "
            + "The other \(plan.tests.leftOut) need features or parts that it does not have."
    }

    private func report(
        of name: AppName, _ plan: AppPlan, _ choice: AppChoice, _ files: AppFiles, at destination: AppDestination
    ) -> String {
        let asked = choice.features.isEmpty ? plan.features : choice.features
        let needed = plan.features.subtracting(asked).sorted()
        let more = needed.isEmpty ? "" : ", and \(needed.joined(separator: ", ")), which it needs"
        let files = "\(files.count) files written to \(destination.folder)"
        return """
            \(files): an app with \(asked.sorted().joined(separator: ", "))\(more).\(leftOut(plan))

            To run it:  cd \(destination.folder) && swift run \(name.program)
            To test it: cd \(destination.folder) && swift test
            """
    }
}

nonisolated extension Package {
    /// The targets that an app may take parts of: floors, services, the app, their tests, and the tests of other apps.
    func appTargets(with extras: Set<String> = []) -> [PackageTarget] {
        let apps = targets(in: "Apps").map(\.name).filter(extras.contains)
        let names = Set(
            floors.map(\.name) + targets(in: "Services").filter { $0.kind != .system }.map(\.name) + [AppName.original])
        let supports = testTargets.filter { $0.kind != .test }.map(\.name)
        return targets.filter { target in
            names.contains(target.name) || supports.contains(target.name)
                || target.kind == .test && names.union(apps).contains(String(target.name.dropLast("Tests".count)))
        }
    }

    /// The names of the features.
    fileprivate var featureNames: [String] {
        let rooms = floors.flatMap { floor in
            (try? FileManager.default.contentsOfDirectory(atPath: file(floor.path))) ?? []
        }
        let folders = rooms.filter { !$0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        return Set(folders).subtracting([Feature.app, Feature.shared]).sorted()
    }

    /// The names of the services and kits, and of the tool.
    fileprivate var extraNames: [String] {
        (targets(in: "Services") + targets(in: "Kits")).filter { $0.kind == .regular }.map(\.name).sorted() + ["Strata"]
    }
}
