import Foundation

/// The command `strata copy`: copies features, kits and services into another package.
nonisolated struct Copy: Equatable {
    /// The names of features, kits and services.
    var names: [String] = []
    /// The folder of the other package.
    var folder = ""
    /// The highest layer to copy; nil for all layers.
    var highestLayer: String?
    /// Whether tests are copied, with the test doubles that they use.
    var hasTests = false
    /// The package that provides the kits as a dependency; nil to copy them.
    var dependency: KitDependency?
    /// Whether the command adds lines to the other package's manifest, if that is safe, instead of printing them.
    var editsManifest = false
    /// Whether the command only prints what it would do.
    var isDryRun = false

    /// The name of the file with the licence of the copied files.
    static let licence = "LICENSE-Strata"
    /// The document about showing a copied screen in a program.
    private static let page = "Documentation/StartYourOwn.md"

    /// The changes to make in the other package.
    private struct Change {
        let plan: CopyPlan
        let destination: CopyDestination
        let manifest: PackageManifest
        let addition: ManifestAddition
        let lists: ListChanges
        /// The paths of the files to copy.
        let missing: [String]
        /// The paths of existing files that differ from the originals.
        let kept: [String]
        /// The text of the licence; nil if the other package has it already.
        let licence: String?
    }

    /// Copies the files with their dependencies, adds the features to the other app's lists, and returns a summary with
    /// the next steps.
    func run(in package: Package) throws -> Outcome {
        let change = try change(of: package)
        let addition = change.addition
        let isEdited = editsManifest && addition.obstacles.isEmpty && !addition.isEmpty
        let kept =
            change.kept.isEmpty
            ? nil : (["Kept as they are, because yours differ:"] + change.kept).joined(separator: "\n  ")
        guard !change.missing.isEmpty || isEdited || !change.lists.changed.isEmpty else {
            let count = change.plan.files.count
            let reason = count == 0 ? "none of the files are in these layers" : "all \(count) files are there"
            return Outcome("Nothing to copy: \(reason).").adding(kept)
                .adding(advice(addition)).adding(change.lists.text)
        }
        if !isDryRun { try write(change, isEdited: isEdited) }
        return Outcome(summary(of: change)).adding(kept)
            .adding(isEdited && !isDryRun ? "Package.swift has the lines." : advice(addition, asked: editsManifest))
            .adding(change.lists.text).adding("\n\(nextSteps(after: change))")
    }

    private func write(_ change: Change, isEdited: Bool) throws {
        let package = change.plan.package
        var transfer = try FileTransfer(into: URL(filePath: change.destination.folder, directoryHint: .isDirectory))
        defer { transfer.clean() }
        for path in change.missing { try transfer.add(path, from: package.file(path)) }
        if let licence = change.licence { try transfer.add(Self.licence, text: licence) }
        for (path, text) in change.lists.new { try transfer.add(path, text: text) }
        for (path, text) in change.lists.changed { try transfer.change(path, text: text) }
        if isEdited { try change.addition.write(into: change.manifest, by: &transfer) }
        try transfer.commit()
    }

    private func change(of package: Package) throws -> Change {
        var request = try CopyRequest(names, from: package, dependency: dependency)
        if highestLayer != nil, request.features.isEmpty {
            throw UsageError.missing("feature beside '--up-to'", expected: "the name of one")
        }
        let destination = try CopyDestination(folder, copyingFrom: package)
        let manifest = try PackageManifest(ofPackageIn: destination.folder)
        request.hasTests = hasTests
        request.layers = try layers(of: package)
        request.hasApp =
            package.app.map { app in
                manifest.description.targets.contains { $0.name == app.name && $0.path == app.path }
            } ?? false
        let plan = try CopyPlan(of: request, from: package, into: destination.text)
        let lists = ListChanges(of: plan, in: destination.text)
        let edited = Set(plan.lists.all.map(\.path)).subtracting(request.features.isEmpty ? plan.files : [])
        let files = plan.files.filter { !edited.contains($0) }
        return Change(
            plan: plan, destination: destination, manifest: manifest,
            addition: try ManifestAddition(for: plan, to: manifest), lists: lists,
            missing: destination.missing(of: files), kept: destination.differing(of: files, from: package),
            licence: destination.text(of: Self.licence) == nil ? try? package.text(of: "LICENSE") : nil)
    }

    /// Returns the layers to copy; nil for all.
    private func layers(of package: Package) throws(CopyError) -> Set<String>? {
        guard let highestLayer else { return nil }
        let layers = package.layers.map(\.name)
        guard let index = layers.firstIndex(of: highestLayer) else {
            throw .unknown("layer", highestLayer, known: layers)
        }
        return Set(layers[...index])
    }
}

// MARK: - Messages

nonisolated extension Copy {
    private func summary(of change: Change) -> String {
        let plan = change.plan
        let count = change.missing.count + change.lists.new.count
        let verb = isDryRun ? "would be copied" : "copied"
        let licence = change.licence.map { _ in "  \(Self.licence): the licence of these files" }
        let brought = Set(change.missing).union(change.lists.new.keys)
        let parts = plan.parts.compactMap { part in part.summary(of: brought) { try? plan.package.text(of: $0) } }
        let lists = change.lists.changed.keys.sorted().map { "\($0) \(isDryRun ? "would list" : "lists") the feature." }
        return
            (["\(count) of \(plan.files.count) files \(verb) into \(change.destination.folder):"] + parts
            + [licence].compactMap(\.self) + lists)
            .joined(separator: "\n")
    }

    /// Returns the lines to add to the other manifest; if `asked` is true, also the reasons why they were not written.
    private func advice(_ addition: ManifestAddition, asked: Bool = false) -> String? {
        guard !addition.isEmpty else { return nil }
        let reasons = asked ? addition.obstacles.map { "Package.swift was not changed: \($0).\n" } : []
        return "\n" + reasons.joined() + addition.text
    }

    private func nextSteps(after change: Change) -> String {
        let verb = hasTests ? "test" : "build"
        let build = "To \(verb) it: cd \(change.destination.folder) && swift \(verb)"
        let (plan, page) = (change.plan, change.plan.package.file(Self.page))
        let isShown = !plan.request.features.isEmpty && plan.targets.contains { $0.name == "View" }
        guard isShown, !plan.request.hasApp, FileManager.default.fileExists(atPath: page) else { return build }
        return "\(build)\nTo show its screen in a program: \(page), “Show a copied screen”"
    }
}
