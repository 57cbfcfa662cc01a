import Foundation

/// The Swift files that an app is made of: those of this package, and those that are generated for it.
nonisolated struct AppSources {
    /// The files by their paths, in the package that they are read from.
    private(set) var files: [String: AppFile] = [:]
    let package: Package
    /// The files of the kits, of which an app has whatever it needs.
    let kits: [AppFile]

    /// Reads the files of targets.
    init(of targets: [PackageTarget], in package: Package) throws {
        self.package = package
        kits = try Self.read(package.kits, in: package)
        for file in try Self.read(targets, in: package) { files[file.path] = file }
    }

    private static func read(_ targets: [PackageTarget], in package: Package) throws -> [AppFile] {
        try package.sources(of: targets).map { source in
            AppFile(source: source, text: try package.text(of: source.path), isGenerated: false)
        }
    }

    /// Adds a file, or replaces it.
    mutating func add(_ text: String, at path: String) {
        files[path] = AppFile(text, at: path, in: package)
    }

    /// The files of some targets, in the order of their paths.
    func files(of targets: Set<String>) -> [AppFile] {
        files.values.filter { targets.contains($0.source.target) }.sorted { $0.source.path < $1.source.path }
    }
}

/// A Swift file with its text.
nonisolated struct AppFile {
    let source: SwiftSource
    let text: String
    /// Whether it is not in this package, or not so.
    let isGenerated: Bool
    let code: CodeText
    /// The labels of its parameters.
    let labels: Set<CallLabel>

    init(source: SwiftSource, text: String, isGenerated: Bool) {
        self.source = source
        self.text = text
        self.isGenerated = isGenerated
        code = CodeText(text)
        labels = CallLabels(of: code).all
    }

    var path: String { source.path }
    var room: String { source.room }
}

nonisolated extension AppFile {
    /// A file that is generated; nil if its path is in no target.
    ///
    /// - Parameter name: Its path among others, if that differs.
    init?(_ text: String, at path: String, named name: String? = nil, in package: Package) {
        let target = package.targets.filter { path.hasPrefix("\($0.path)/") }.max { $0.path.count < $1.path.count }
        guard let target else { return nil }
        let folders = path.dropFirst(target.path.count + 1).split(separator: "/")
        let room = folders.count > 1 ? String(folders.first ?? "") : ""
        self.init(
            source: SwiftSource(text, path: name ?? path, target: target.name, room: room), text: text,
            isGenerated: true)
    }
}
