import Foundation

/// The rows of `.layerguard`, a package's table of allowed system modules, exactly as written.
nonisolated struct GuardTable {
    static let file = ".layerguard"
    /// The key of the row for all test targets without a row of their own.
    static let tests = "@tests"

    /// The rows by their targets; empty if there is no table.
    let rows: [String: String]

    init(ofPackageIn folder: String) {
        let text = (try? String(contentsOfFile: "\(folder)/\(Self.file)", encoding: .utf8)) ?? ""
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains(":") }
        self.rows = Dictionary(
            rows.map { (String($0.prefix { $0 != ":" }), String($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the comments and empty lines at the start of a table.
    static func introduction(in text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.isEmpty || $0.hasPrefix("#") }
            .map { "\($0)\n" }.joined()
    }

    /// Returns a row for each target of a package, with the system modules that its files import.
    static func rows(for manifest: PackageManifest) -> [String: String] {
        // A package that cannot be read gets no rows; LayerGuard then reports each import that needs one.
        guard let package = try? Package(in: manifest.folder) else { return [:] }
        var rows: [String: String] = [:]
        for target in package.targets {
            let imports = (try? package.sources(of: [target]))?.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            let modules = (imports ?? []).subtracting(package.targets.map(\.name)).subtracting(["Testing"]).sorted()
            if !modules.isEmpty { rows[target.name] = "\(target.name): \(modules.joined(separator: ", "))" }
        }
        return rows
    }
}
