/// A target of the package, as the plugin describes it.
struct CheckedTarget {
    let name: String
    /// `test`, or how SwiftPM calls another kind of target.
    var kind = ""
    /// The modules of the dependencies that Package.swift declares.
    var modules: [String] = []
    /// The paths of the source files.
    var sources: [String] = []

    var isTest: Bool { kind == "test" }

    /// Returns everything that is illegal in its sources, in the compiler's format.
    ///
    /// - Parameter hasStamp: Whether the guard's stamp is one of its sources, too.
    func errors(_ table: Table, hasStamp: Bool) -> [String] {
        let layer = Layer(of: self, in: table)
        return sources.flatMap { errors(inFileAt: $0, layer, hasStamp) }
    }

    private func errors(inFileAt path: String, _ layer: Layer, _ hasStamp: Bool) -> [String] {
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
            let stray = hasStamp ? strayTopLevelCode(in: path, findings) : nil
            return objections + (stray.map { ["\(path):1:1: error: \($0)"] } ?? [])
        } catch {
            return ["\(error)"]
        }
    }

    /// Returns an error if the stamp takes away the target's right to top-level code.
    ///
    /// An executable may have top-level code in its only file, whatever that is called. The stamp makes it one of two,
    /// because a build has no output that is neither a source nor a resource, and resources come with a source, too.
    private func strayTopLevelCode(in path: String, _ findings: [Finding]) -> String? {
        guard kind == "executable", sources.count == 1, !path.hasSuffix("/main.swift"),
            !findings.contains(where: { $0.subject == .attribute("main") })
        else { return nil }
        return """
            LayerGuard adds a file to \(name), and with two files only main.swift may contain top-level code; rename this \
            file to main.swift, or mark a type with @main
            """
    }
}
