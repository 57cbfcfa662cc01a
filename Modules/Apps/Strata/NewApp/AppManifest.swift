/// The manifest of a new app: this package's, without the targets that are left behind.
nonisolated struct AppManifest {
    let text: String

    /// - Parameters:
    ///   - targets: The names of the app's targets.
    ///   - files: The paths of its files that the manifest may name.
    init(of package: Package, keeping targets: Set<String>, files: Set<String>, manifest: String) {
        var gone = Set(package.targets.map(\.name)).subtracting(targets)
        for target in package.targets where targets.contains(target.name) {
            for path in target.excluded where !files.contains(where: { $0.hasPrefix("\(target.path)/\(path)") }) {
                gone.insert(path)
            }
        }
        for match in manifest.matches(of: /\.copy\("([^"]+)"\)/) {
            let isKept = package.targets.contains { files.contains("\($0.path)/\(match.output.1)") }
            if !isKept { gone.insert(String(match.output.1)) }
        }
        // The entries of tests name what they test, which may be there without them.
        // The package may have a target's name.
        let named = manifest.replacing("name: \"\(package.description.name)\"", with: "name: \"\"", maxReplacements: 1)
        // An app is no library, and a program whose target is gone is none.
        let products = named.replacing(/\n +\.(?:library|executable)\(name: "\w+", targets: \["(\w+)"\]\),/) { match in
            let isProgram = match.output.0.contains(".executable(") && targets.contains(String(match.output.1))
            return isProgram ? String(match.output.0) : ""
        }
        let marked = products.replacing(/(\.tests\(\s*of: )"(\w+)"/) { "\($0.output.1)\"\($0.output.2)Tests\"" }
        var text = Self.reduced(marked, without: Set(gone.map { "\"\($0)\"" }))
        text.replace(/(\.tests\(\s*of: )"(\w+)Tests"/) { "\($0.output.1)\"\($0.output.2)\"" }
        while let unused = ManifestFunction.all(in: text).first(where: { function in
            text.matches(of: /\w+/).count { $0.output == function.name } == 1
        }) {
            text = Self.reduced(text, without: [unused.name])
        }
        // A list that is empty is the default.
        text.replace(/,\s+(?:excluding|resources): \[\s*\]/, with: "")
        self.text = text.replacing("name: \"\"", with: "name: \"\(AppName.original)\"", maxReplacements: 1)
    }

    private static func reduced(_ text: String, without gone: Set<String>) -> String {
        Elimination(of: ["": text], without: gone).texts[""] ?? ""
    }
}
