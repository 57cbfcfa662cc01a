import Foundation

/// The command `copy`: copies features, kits and services into another package.
nonisolated struct CopyTool {
    let package: Package

    /// Copies features, kits and services with what they need, and prints or writes the lines for the other manifest.
    ///
    /// - Parameters:
    ///   - names: The names of features, kits and services.
    ///   - folder: The other package's folder.
    ///   - editsManifest: Whether the lines are written, if that is safe.
    func copy(_ names: [String], into folder: String, editsManifest: Bool) throws -> Outcome {
        let plan = try CopyPlan(of: names, from: package)
        let destination = try CopyDestination(folder, copyingFrom: package)
        let manifest = try PackageManifest(ofPackageIn: destination.folder)
        let addition = try ManifestAddition(for: plan, to: manifest)
        let missing = try destination.missing(of: plan.files, from: package)
        let isEdited = editsManifest && addition.obstacles.isEmpty && !addition.isEmpty
        let app = advice(on: plan, in: destination)
        guard !missing.isEmpty || isEdited else {
            return Outcome("Nothing to copy: all \(plan.files.count) files are there.").adding(advice(addition))
                .adding(app)
        }
        var transfer = try FileTransfer(into: destination.folder)
        defer { transfer.clean() }
        for path in missing { try transfer.add(path, from: package.file(path)) }
        if isEdited { try prepare(addition, of: manifest, in: &transfer) }
        try transfer.commit()
        return Outcome(summary(of: plan, missing: missing.count, in: destination))
            .adding(isEdited ? "Package.swift names the targets now." : advice(addition, asked: editsManifest))
            .adding(isEdited ? advice(addition.rest(afterEditing: manifest)) : nil).adding(app)
    }

    /// Prints the files with the reason for each folder, and the lines for the other manifest, but changes nothing.
    func preview(_ names: [String], into folder: String) throws -> Outcome {
        let plan = try CopyPlan(of: names, from: package)
        let destination = try CopyDestination(folder, copyingFrom: package)
        let addition = try ManifestAddition(for: plan, to: try PackageManifest(ofPackageIn: destination.folder))
        let missing = try destination.missing(of: plan.files, from: package)
        let count = "\(missing.count) of \(plan.files.count) files would be copied into \(destination.folder)."
        return Outcome("\(plan.parts.tree)\n\n\(count)").adding(advice(addition))
            .adding(advice(on: plan, in: destination))
    }

    /// Adds the edited manifest, after SwiftPM has read it, and the guard's rows.
    private func prepare(
        _ addition: ManifestAddition, of manifest: PackageManifest, in transfer: inout FileTransfer
    ) throws {
        let text = addition.edited(manifest)
        try transfer.add("Package.swift", text: text)
        if !addition.rows.isEmpty {
            let table = "\(manifest.folder)/\(GuardTable.file)"
            let rows = FileManager.default.contents(atPath: table).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let separator = rows.isEmpty || rows.hasSuffix("\n") ? "" : "\n"
            try transfer.add(GuardTable.file, text: rows + separator + addition.rows.map { "\($0)\n" }.joined())
        }
        _ = try PackageDescription(ofPackageIn: transfer.stagedFolder)
    }

    private func summary(of plan: CopyPlan, missing: Int, in destination: CopyDestination) -> String {
        let parts = plan.parts.map { "  \($0.folder) (\($0.reason))" }
        return (["\(missing) of \(plan.files.count) files copied into \(destination.folder):"] + parts)
            .joined(separator: "\n")
    }

    /// Returns what the other app needs, and which tests need it.
    private func advice(on plan: CopyPlan, in destination: CopyDestination) -> String? {
        var parts: [String] = []
        let lines = plan.appLines.text { try? String(contentsOfFile: destination.file($0), encoding: .utf8) }
        if !lines.isEmpty {
            parts.append("This package's app has these lines for it; add what yours lacks:\n\n\(lines)")
        }
        if !plan.testsLeftOut.isEmpty {
            let files = plan.testsLeftOut.map { "  \($0)\n" }.joined()
            parts.append("These tests are not copied, because they need the whole app or an example:\n\n\(files)")
        }
        return parts.isEmpty ? nil : "\n" + parts.joined(separator: "\n").dropLast()
    }

    /// Returns the lines for the other manifest, and why they were not written though that was asked for.
    private func advice(_ addition: ManifestAddition, asked: Bool = false) -> String? {
        guard !addition.isEmpty else { return nil }
        let reasons = asked ? addition.obstacles.map { "Package.swift was not changed: \($0).\n" } : []
        return "\n" + reasons.joined() + addition.text
    }
}
