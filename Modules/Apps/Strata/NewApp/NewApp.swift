import Foundation

/// The command `strata new app`: creates an app from this package's files.
nonisolated struct NewApp: Equatable {
    let name: String
    /// The folder of the new package, which is empty or does not exist.
    var folder = ""
    /// The features to copy; if none of them has a tab of its own, a feature with a tab is generated.
    var features: [String] = []
    /// The chosen parts to copy with their tests: services, kits, or this tool (`Strata`).
    var extras: [String] = []
    /// Whether the command only lists what it would write.
    var isDryRun = false

    /// Writes the app, and returns a summary with the next steps.
    func run(in package: Package) throws -> Outcome {
        guard package.app != nil else { throw NewAppError.noOriginal }
        let name = try AppName(name, besides: package)
        let destination = try AppDestination(folder)
        try checkNames(in: package)
        let plan = try CopyPlan(
            of: CopyRequest(
                features: features, targets: extras, hasApp: true, isNewApp: true,
                templates: try FeatureTemplates.ofThisPackage.sources(in: package)), from: package)
        try checkServices(of: plan)
        var files = try AppFiles(of: plan, named: name)
        // Generates a feature if the app would have no tab to start with, or lack a target that later features need.
        if try !plan.hasTab() || !plan.hasEveryLayer { files.generated = name.title == "Journal" ? "Notes" : "Journal" }
        let parts = try files.parts()
        let count = parts.reduce(0) { $0 + $1.files.count }
        guard !isDryRun else {
            let lines = parts.compactMap { $0.summary(files.text(of:)) }.joined(separator: "\n")
            return Outcome("\(count) files would be written to \(destination.folder):\n\(lines)")
        }
        try files.write(to: destination)
        return Outcome(
            """
            \(count) files written to \(destination.folder): an app with \(description(of: plan, files.generated)).

            To run it:  cd \(destination.folder) && swift run \(name.program)
            To test it: cd \(destination.folder) && swift test
            """)
    }

    private func checkNames(in package: Package) throws(NewAppError) {
        let known = package.features
        for name in features where !known.contains(name) { throw .unknownFeature(name, known: known) }
        let parts = package.partNames
        for name in extras where !parts.contains(name) { throw .unknownExtra(name, known: parts) }
    }

    /// Throws if the app would not use a chosen service.
    private func checkServices(of plan: CopyPlan) throws {
        for name in extras.sorted() where plan.package.services.contains(where: { $0.name == name }) {
            let users = try plan.package.sources(of: plan.package.roomTargets).filter { source in
                source.target != "\(name)Tests" && source.imports.contains(name)
            }
            guard Set(plan.files).isDisjoint(with: users.map(\.path)) else { continue }
            let served = Set(users.map(\.room)).intersection(plan.package.features).sorted()
            throw NewAppError.unservedExtra(name, features: served)
        }
    }

    private func description(of plan: CopyPlan, _ generated: String?) -> String {
        let asked = Set(plan.request.features).union([generated].compactMap(\.self)).sorted().joined(separator: ", ")
        let needed = plan.request.needs.keys.sorted().joined(separator: ", ")
        return needed.isEmpty ? asked : "\(asked), and \(needed), which it needs"
    }
}

nonisolated extension CopyPlan {
    /// Whether all targets that a later feature needs are copied.
    fileprivate var hasEveryLayer: Bool {
        let folders = Set(parts.map { $0.folder.split(separator: "/").prefix(2).joined(separator: "/") })
        return request.templates.map(\.target).allSatisfy { name in
            package.target(name).map { $0.folders.count > 2 || folders.contains($0.path) } ?? true
        }
    }

    /// Returns whether a copied feature has a tab of its own.
    ///
    /// Such a feature declares `position: .tab`; without the feature More, `position: .over(.more)` counts as well.
    fileprivate func hasTab() throws(PackageError) -> Bool {
        for source in try package.sources(of: package.layers)
        where request.rooms.contains(source.room) && source.words.contains("position") {
            let tokens = SwiftCode(try package.text(of: source.path)).tokens
            for index in tokens.indices where tokens[index] == .word("position") {
                let position = tokens[index...].prefix(7).compactMap(\.word)
                let isOverMore = position.starts(with: ["position", "over", "more"])
                if position.starts(with: ["position", "tab"]) || isOverMore && !request.rooms.contains("More") {
                    return true
                }
            }
        }
        return false
    }
}

nonisolated extension Package {
    /// The names of the services, the kits and the tool.
    fileprivate var partNames: [String] {
        (targets(in: "Services") + targets(in: "Kits")).filter { $0.kind == .regular }.map(\.name).sorted() + ["Strata"]
    }
}
