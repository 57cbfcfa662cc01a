import Foundation
import SnapshotFiles

/// The files of a new app: the copied files of a plan, and new files with the app's name.
nonisolated struct AppFiles {
    /// The name of the generated feature; nil for none.
    var generated: String?

    private let plan: CopyPlan
    private let name: AppName
    /// The texts of the files that are not copied, by their paths.
    private var texts: [String: String]

    init(of plan: CopyPlan, named name: AppName) throws {
        self.plan = plan
        self.name = name
        let package = plan.package
        texts = try TemplateFolder.ofThisPackage.files(in: "App").mapValues(name.replacingPlaceholders)
        texts[Copy.licence] = try package.text(of: "LICENSE")
        texts[".swift-format"] = try package.text(of: ".swift-format")
        texts[GuardTable.file] = GuardTable.introduction(in: try package.text(of: GuardTable.file))
        texts["Package.swift"] = """
            // swift-tools-version: \(package.description.toolsVersion)
            import PackageDescription

            let package = Package(
                name: "\(name.title)",
                products: [
                ],
                targets: [
                ]
            )

            """
    }

    /// The path of the file that names the app and its program.
    private var program: String { "\(plan.package.app?.path ?? "")/Program.swift" }

    /// Returns the text of a file of the new app; nil if there is none.
    func text(of path: String) -> String? {
        texts[path] ?? (try? plan.package.text(of: path)) ?? (try? generatedFiles()[path])
    }

    private func generatedFiles() throws -> [String: String] {
        try generated.map { try FeatureTemplates.ofThisPackage.files(of: FeatureName($0)) } ?? [:]
    }

    /// Returns the folders with their files, and the reason for each.
    func parts() throws -> [CopyPlan.Part] {
        let generated = try generatedFiles()
        let folders = Dictionary(grouping: generated.keys) { $0.split(separator: "/").prefix(3).joined(separator: "/") }
        let added = folders.sorted { $0.key < $1.key }.map { folder, files in
            let suite = folder.hasPrefix("Snapshots") ? folder.split(separator: "/").last.map(String.init) : nil
            return CopyPlan.Part(
                folder: folder, reason: suite.map { .snapshots(of: $0) } ?? .generated, files: files.sorted())
        }
        return [CopyPlan.Part(folder: "", reason: .everyApp, files: texts.keys.sorted())] + plan.parts + added
    }

    /// Writes all files.
    func write(to destination: AppDestination) throws {
        var transfer = try FileTransfer(into: URL(filePath: destination.folder, directoryHint: .isDirectory))
        defer { transfer.clean() }
        var texts = texts
        texts[program] = name.replacingNames(in: try plan.package.text(of: program))
        texts.merge(ListChanges(of: plan) { _ in nil }.new) { $1 }
        for path in plan.files where texts[path] == nil { try transfer.add(path, from: plan.package.file(path)) }
        for (path, text) in texts { try transfer.add(path, text: text) }
        try addManifest(to: &transfer)
        if let generated {
            let staged = HousePackage(inPreparation: transfer.stagedFolder)
            try NewFeature(name: generated).change(of: staged).write(by: &transfer)
        }
        try transfer.commit()
    }

    private func addManifest(to transfer: inout FileTransfer) throws {
        let manifest = try PackageManifest(ofPackageIn: transfer.stagedFolder.path)
        var addition = try ManifestAddition(for: plan, to: manifest)
        addition.programs = addition.programs.map { entry in
            ManifestEntry(comments: entry.comments, text: name.replacingProgram(in: entry.text))
        }
        try addition.write(into: manifest, by: &transfer)
    }
}
