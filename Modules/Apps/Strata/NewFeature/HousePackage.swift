import Foundation
import SnapshotFiles

/// A package with the five floors, to which features can be added.
nonisolated struct HousePackage {
    static let floors = ["Model", "Interactor", "ViewModel", "View", "Coordinator"]

    let folder: URL

    /// The package in `path` or, without one, the package around the working directory.
    ///
    /// - Throws: A `HousePackageError`; a `PackageError` if the working directory has been removed.
    init(at path: String?) throws {
        let start = URL(filePath: try path ?? WorkingFolder.path, directoryHint: .isDirectory).standardizedFileURL
        guard start.isFolder else { throw HousePackageError.noFolder(start.path) }
        let found = SnapshotStore.packageFolder(above: start.path)
        guard let found, path == nil || found == start.path else { throw HousePackageError.noPackage(start.path) }
        let folder = URL(filePath: found, directoryHint: .isDirectory)
        self.folder = folder
        let missing = Self.floors.map { "Modules/\($0)" }.filter { !folder.appending(path: $0).isFolder }
        guard missing.isEmpty else { throw HousePackageError.noFloors(folder.path, missing: missing) }
    }

    /// The name of the app's target: of the program whose tests cover its screens.
    var app: String {
        let apps = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Modules/Apps")) ?? []
        let app = apps.sorted().first { folder.appending(path: "Tests/\($0)Tests/ScreenStateTests.swift").isFile }
        return app ?? AppName.original
    }

    /// The name of the app's program.
    var program: String {
        let manifest = text(of: "Package.swift") ?? ""
        let product = manifest.matches(of: /\.executable\(name: "([^"]+)", targets: \["(\w+)"\]\)/)
            .first { $0.output.2 == app }
        return String(product?.output.1 ?? "demo")
    }

    /// Whether the app stores what the user enters.
    var hasStore: Bool { folder.appending(path: "Modules/Apps/\(app)/SQLite").isFolder }

    /// The command that runs the app, which stores nothing.
    var runCommand: String { "swift run \(program)\(hasStore ? " --in-memory" : "")" }

    /// Whether there is a tab for the features that have none of their own.
    var hasMore: Bool { folder.appending(path: "Modules/Coordinator/More").isFolder }

    /// Returns the text of a file; nil if it cannot be read.
    func text(of path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    /// Checks that a feature can be added: that no folder, target, type, route or member of the app has its name yet.
    ///
    /// - Parameter files: The feature's files, by their paths in the package.
    func checkIsNew(_ name: FeatureName, files: [String: String]) throws(HousePackageError) {
        for floor in Self.floors {
            let rooms = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Modules/\(floor)")) ?? []
            if let room = rooms.first(where: { $0.lowercased() == name.type.lowercased() }) {
                throw .featureExists(name.type, folder: "Modules/\(floor)/\(room)")
            }
        }
        if text(of: "Package.swift")?.contains("\"\(name.type)\"") == true { throw .targetExists(name.type) }
        let new = Set(files.values.flatMap(Self.types))
        let members = [name.property, "\(name.property)Dependencies"]
        for (path, text) in sources() {
            if let type = Self.types(in: text).first(where: new.contains) { throw .typeExists(type, file: path) }
            if text.contains("Route(\"\(name.route)\")") { throw .routeExists(name.route, file: path) }
            // The app is also what the shell's protocol for apps adds to it.
            guard path.hasPrefix("Modules/Coordinator/App/") || path.contains("Modules/Kits/Shell/Running/") else {
                continue
            }
            if let member = Self.members(in: text).first(where: members.contains) {
                throw .memberExists(member, file: path)
            }
        }
    }

    /// The articles, pictures and recorded screens that may show the app's tabs, by their paths.
    var documents: [String] {
        let recorded = "Snapshots/CoordinatorTests/"
        let suites = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(recorded)")) ?? []
        let flows = suites.filter { $0.hasSuffix("FlowTests") }.sorted().map { ("\(recorded)\($0)/", ".txt") }
        let folders =
            [("", ".md"), ("Documentation/", ".md"), ("Snapshots/DemoTests/DocumentationTests/", ".svg")] + flows
        return folders.flatMap { part, ending in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(part)")) ?? []
            return names.filter { $0.hasSuffix(ending) }.sorted().map { part + $0 }
        }
    }

    /// Returns the package's Swift files, by their paths, in the order of the paths.
    private func sources() -> [(path: String, text: String)] {
        ["Modules", "Tests"].flatMap { part in
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(part)")) ?? []
            return paths.filter { $0.hasSuffix(".swift") && !$0.contains("Templates/") }.sorted().compactMap { path in
                text(of: "\(part)/\(path)").map { ("\(part)/\(path)", $0) }
            }
        }
    }

    /// The types that a source declares, without nested ones, which are indented.
    private static func types(in text: String) -> [String] {
        let declaration = /(?m)^(?:[a-z@]+ )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        return text.matches(of: declaration).map { String($0.output.1) }
    }

    private static func members(in text: String) -> [String] {
        text.matches(of: /\b(?:let|var|func) (\w+)/).map { String($0.output.1) }
    }
}

/// The reason that a feature cannot be added to a package.
nonisolated enum HousePackageError: Error, Equatable, CustomStringConvertible {
    case noFolder(String)
    case noPackage(String)
    case noFloors(String, missing: [String])
    case featureExists(String, folder: String)
    case targetExists(String)
    case typeExists(String, file: String)
    case routeExists(String, file: String)
    case memberExists(String, file: String)

    var description: String {
        switch self {
        case .noFolder(let path): "\(path) is not a folder"
        case .noPackage(let path): "There is no Package.swift in \(path); expected this package, or one like it"
        case .noFloors(let path, let missing):
            "The package in \(path) has no features: expected a folder for each floor; "
                + "\(missing.joined(separator: ", ")) is missing"
        case .featureExists(let name, let folder): "There is a feature called \(name) already, in \(folder)"
        case .targetExists(let name): "There is a target called \(name) already, in Package.swift"
        case .typeExists(let name, let file): "There is a type called \(name) already, in \(file)"
        case .routeExists(let name, let file): "There is a route called \(name) already, in \(file)"
        case .memberExists(let name, let file): "The app has something called \(name) already, in \(file)"
        }
    }
}
