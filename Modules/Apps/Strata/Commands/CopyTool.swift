import Foundation

/// The command `copy`: copies features, kits and services into another package.
nonisolated struct CopyTool {
    let package: Package

    /// What is to be done in the other package.
    private struct Change {
        let plan: CopyPlan
        let destination: CopyDestination
        let manifest: PackageManifest
        let addition: ManifestAddition
        let lists: ListChanges
        /// The paths of the files to copy.
        let missing: [String]
    }

    /// Copies features, kits and services with what they need, adds the features to the other package's lists, and prints
    /// or writes the lines for its manifest.
    ///
    /// - Parameters:
    ///   - names: The names of features, kits and services.
    ///   - folder: The other package's folder.
    ///   - editsManifest: Whether the lines are written, if that is safe.
    func copy(_ names: [String], into folder: String, editsManifest: Bool) throws -> Outcome {
        let change = try change(names, into: folder)
        let (plan, addition, lists) = (change.plan, change.addition, change.lists)
        let isEdited = editsManifest && addition.obstacles.isEmpty && !addition.isEmpty
        guard !change.missing.isEmpty || isEdited || !lists.changed.isEmpty else {
            return Outcome("Nothing to copy: all \(plan.files.count) files are there.").adding(advice(addition))
                .adding(lists.text)
        }
        var transfer = try FileTransfer(into: URL(filePath: change.destination.folder, directoryHint: .isDirectory))
        defer { transfer.clean() }
        for path in change.missing { try transfer.add(path, from: package.file(path)) }
        for (path, text) in lists.new { try transfer.add(path, text: text) }
        for (path, text) in lists.changed { try transfer.change(path, text: text) }
        if isEdited { try addition.write(into: change.manifest, by: &transfer) }
        try transfer.commit()
        return Outcome(summary(of: change))
            .adding(isEdited ? "Package.swift names the targets now." : advice(addition, asked: editsManifest))
            .adding(isEdited ? advice(addition.rest(afterEditing: change.manifest)) : nil).adding(lists.text)
    }

    /// Prints the files with the reason for each folder, and the lines for the other manifest, but changes nothing.
    func preview(_ names: [String], into folder: String) throws -> Outcome {
        let change = try change(names, into: folder)
        let count = change.missing.count + change.lists.new.count
        return Outcome(
            """
            \(change.plan.parts.tree)

            \(count) of \(change.plan.files.count) files would be copied into \(change.destination.folder).
            """
        ).adding(
            change.lists.changed.isEmpty
                ? nil : change.lists.changed.keys.sorted().map { "\($0) would list it." }.joined(separator: "\n")
        ).adding(advice(change.addition)).adding(change.lists.text)
    }

    private func change(_ names: [String], into folder: String) throws -> Change {
        var request = try CopyRequest(names, from: package)
        let destination = try CopyDestination(folder, copyingFrom: package)
        let manifest = try PackageManifest(ofPackageIn: destination.folder)
        request.hasApp =
            package.app.map { app in
                manifest.description.targets.contains { $0.name == app.name && $0.path == app.path }
            } ?? false
        let plan = try CopyPlan(of: request, from: package, into: destination.text)
        let lists = ListChanges(of: plan, in: destination.text)
        let edited = Set(plan.lists.all.map(\.path)).subtracting(request.features.isEmpty ? plan.files : [])
        return Change(
            plan: plan, destination: destination, manifest: manifest,
            addition: try ManifestAddition(for: plan, to: manifest), lists: lists,
            missing: try destination.missing(of: plan.files.filter { !edited.contains($0) }, from: package))
    }

    private func summary(of change: Change) -> String {
        let count = change.missing.count + change.lists.new.count
        let parts = change.plan.parts.map { "  \($0.folder) (\($0.reason))" }
        let lists = change.lists.changed.keys.sorted().map { "\($0) lists it now." }
        let head = "\(count) of \(change.plan.files.count) files copied into \(change.destination.folder):"
        return ([head] + parts + lists).joined(separator: "\n")
    }

    /// Returns the lines for the other manifest, and why they were not written though that was asked for.
    private func advice(_ addition: ManifestAddition, asked: Bool = false) -> String? {
        guard !addition.isEmpty else { return nil }
        let reasons = asked ? addition.obstacles.map { "Package.swift was not changed: \($0).\n" } : []
        return "\n" + reasons.joined() + addition.text
    }
}
