/// A target of the package, as the plugin describes it.
struct CheckedTarget {
    var name = ""
    /// `test`, or how SwiftPM calls another kind of target.
    var kind = ""
    /// Whether it carries the plugin, so that the guard's stamps are sources of it, too.
    var carriesPlugin = false
    /// The modules of the dependencies that Package.swift declares.
    var modules: [String] = []
    /// The paths of the source files.
    var sources: [String] = []

    var isTest: Bool { kind == "test" }

    /// Returns everything that is illegal in its sources, in the compiler's format.
    func errors(_ table: Table) -> [String] {
        let layer = Layer(of: self, in: table)
        return sources.flatMap { errors(inFileAt: $0, layer) }
    }

    private func errors(inFileAt path: String, _ layer: Layer) -> [String] {
        do {
            let bytes = try File(path: path).contents()
            var scanner = ImportScanner(bytes)
            let findings = scanner.findings()
            let objections = findings.compactMap { finding in
                layer.objection(to: finding).map { objection in
                    let (line, column) = bytes.lineAndColumn(of: finding.offset)
                    return "\(path):\(line):\(column): error: \(objection)"
                }
            }
            let stray = strayTopLevelCode(in: path, findings)
            return objections + (stray.map { ["\(path):1:1: error: \($0)"] } ?? [])
        } catch {
            return ["\(error)"]
        }
    }

    /// Returns an error if a stamp takes away the target's right to top-level code.
    ///
    /// An executable may have top-level code in its only file, whatever that is called. A stamp makes it one of two,
    /// because a build has no output that is neither a source nor a resource, and resources come with a source, too.
    private func strayTopLevelCode(in path: String, _ findings: [Finding]) -> String? {
        guard carriesPlugin, kind == "executable", sources.count == 1, !path.hasSuffix("/main.swift"),
            !findings.contains(where: { $0.subject == .attribute("main") })
        else { return nil }
        return """
            LayerGuard adds a file to \(name), and with two files only main.swift may contain top-level code; rename this \
            file to main.swift, or mark a type with @main
            """
    }
}
