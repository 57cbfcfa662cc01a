import Foundation
import SnapshotFiles

/// A package that has the five layers, so that features can be added to it.
nonisolated struct HousePackage {
    static let layers = ["Model", "Interactor", "ViewModel", "View", "Coordinator"]

    let folder: URL

    /// Creates a package that may still be incomplete, without checking it.
    init(inPreparation folder: URL) { self.folder = folder }

    /// Finds the package in `path` or, if `path` is nil, the package that contains the working directory.
    ///
    /// - Throws: A `HousePackageError`; a `PackageError` if the working directory has been removed.
    init(at path: String?) throws {
        let start = URL(filePath: try path ?? WorkingFolder.path, directoryHint: .isDirectory).standardizedFileURL
        guard start.isFolder else { throw HousePackageError.noFolder(start.path) }
        let found = SnapshotStore.packageFolder(above: start.path)
        guard let found, path == nil || found == start.path else { throw HousePackageError.noPackage(start.path) }
        let folder = URL(filePath: found, directoryHint: .isDirectory)
        self.folder = folder
        let missing = Self.layers.map { "Modules/\($0)" }.filter { !folder.appending(path: $0).isFolder }
        guard missing.isEmpty else { throw HousePackageError.noLayers(folder.path, missing: missing) }
    }

    /// The name of the app's target.
    let app = "Demo"

    /// The name of the app's program.
    var program: String {
        let manifest = text(of: "Package.swift") ?? ""
        let product = manifest.matches(of: /\.executable\(name: "([^"]+)", targets: \["(\w+)"\]\)/)
            .first { $0.output.2 == app }
        return String(product?.output.1 ?? "demo")
    }

    /// Whether the app stores the user's data in a database.
    var hasStore: Bool { folder.appending(path: "Modules/Apps/\(app)/SQLite").isFolder }

    /// The command that runs the app without storing data.
    var runCommand: String { "swift run \(program)\(hasStore ? " --in-memory" : "")" }

    /// Returns the text of a file; nil if it cannot be read.
    func text(of path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    /// The paths of the feature lists of the app and of other programs.
    var lists: [String] {
        let list = "Modules/Apps/\(app)/Features.swift"
        let apps = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Modules/Apps")) ?? []
        let others = apps.map { "Modules/Apps/\($0)/Features.swift" }.filter { folder.appending(path: $0).isFile }
        return Set(others + [list]).sorted()
    }

    /// Checks that no folder, target, type or route has the feature's name yet.
    ///
    /// - Parameter files: The feature's files, by their paths in the package.
    func checkIsNew(_ name: FeatureName, files: [String: String]) throws(HousePackageError) {
        if Feature.reserved.contains(name.type) { throw .reserved(name.type) }
        for folder in folders where folder.lowercased().hasSuffix("/\(name.type.lowercased())") {
            let isOfLayer = Self.layers.contains { folder.hasPrefix("Modules/\($0)/") }
            throw isOfLayer ? .featureExists(name.type, folder: folder) : .folderExists(name.type, folder: folder)
        }
        if isTarget(name.type) { throw .targetExists(name.type) }
        let new = files.reduce(into: Set<String>()) { $0.formUnion(source($1.value, at: $1.key).types) }
        for (path, text) in texts() {
            if text.contains("Route(\"\(name.route)\")") { throw .routeExists(name.route, file: path) }
            // The name of every new type begins with the feature's name.
            guard text.contains(name.type) || text.contains(name.property) else { continue }
            let source = source(text, at: path)
            if let type = source.types.intersection(new).min() { throw .typeExists(type, file: path) }
            let routes = source.extensions.filter { $0.name == "Route" }
            if routes.contains(where: { $0.staticMembers.contains(name.property) }) {
                throw .memberExists(name.property, file: path)
            }
        }
    }

    /// Returns whether the manifest has an entry of that name, such as `.target(name: "Notes")` or `.service("Notes")`.
    private func isTarget(_ name: String) -> Bool {
        (text(of: "Package.swift") ?? "").matches(of: /(?:name: |\(\s*)"(\w+)"/).contains { $0.output.1 == name }
    }

    private func source(_ text: String, at path: String) -> SwiftSource {
        SwiftSource(text, path: path, target: "", room: "")
    }

    /// The subfolders of all folders that may contain features: first those in the layers, then all others.
    private var folders: [String] {
        let targets = Self.layers.map { "Modules/\($0)" } + subfolders(of: "Modules/Services") + ["Modules/Apps/\(app)"]
        let tests = targets.map { "Tests/\($0.split(separator: "/").last ?? "")Tests" }
        return (targets + tests + ["Tests/TestDoubles"]).flatMap(subfolders)
    }

    private func subfolders(of folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(self.folder.path)/\(folder)")) ?? []
        return names.sorted().map { "\(folder)/\($0)" }.filter { self.folder.appending(path: $0).isFolder }
    }

    /// Returns the paths and texts of the package's Swift files, without templates, sorted by path.
    private func texts() -> [(path: String, text: String)] {
        ["Modules", "Tests"].flatMap { part in
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(part)")) ?? []
            return paths.filter { $0.hasSuffix(".swift") && !$0.contains("Templates/") }.sorted().compactMap { path in
                text(of: "\(part)/\(path)").map { ("\(part)/\(path)", $0) }
            }
        }
    }
}

/// The reason why a feature cannot be added to a package.
nonisolated enum HousePackageError: Error, Equatable, CustomStringConvertible {
    case noFolder(String)
    case noPackage(String)
    case noLayers(String, missing: [String])
    case featureExists(String, folder: String)
    case folderExists(String, folder: String)
    case reserved(String)
    case targetExists(String)
    case typeExists(String, file: String)
    case routeExists(String, file: String)
    case memberExists(String, file: String)

    var description: String {
        switch self {
        case .noFolder(let path): "\(path) is not a folder"
        case .noPackage(let path): "There is no Package.swift in \(path); expected this package, or one like it"
        case .noLayers(let path, let missing):
            "The package in \(path) has no features: expected a folder for each layer; "
                + "\(missing.joined(separator: ", ")) is missing"
        case .featureExists(let name, let folder): "There is a feature called \(name) already, in \(folder)"
        case .folderExists(let name, let folder): "There is a folder called \(name) already: \(folder)"
        case .reserved(let name): "'\(name)' cannot name a feature, because a folder of that name is no feature's"
        case .targetExists(let name): "There is a target called \(name) already, in Package.swift"
        case .typeExists(let name, let file): "There is a type called \(name) already, in \(file)"
        case .routeExists(let name, let file): "There is a route called \(name) already, in \(file)"
        case .memberExists(let name, let file): "There is a route called .\(name) already, in \(file)"
        }
    }
}
