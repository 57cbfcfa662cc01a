/// A target of the package, as the plugin describes it.
struct CheckedTarget {
    var name = ""
    var isTest = false
    /// The modules of the dependencies that Package.swift declares.
    var modules: [String] = []
    /// The paths of the source files.
    var sources: [String] = []

    /// Returns all violations in the target's sources, in the compiler's format.
    func errors(_ table: Table) -> [String] {
        let layer = Layer(target: self, table: table)
        return sources.flatMap { errors(inFileAt: $0, layer) }
    }

    private func errors(inFileAt path: String, _ layer: Layer) -> [String] {
        do {
            let bytes = try File(path: path).contents()
            var scanner = ImportScanner(bytes)
            return scanner.findings().compactMap { finding in
                layer.objection(to: finding).map { objection in
                    let (line, column) = bytes.lineAndColumn(of: finding.offset)
                    return "\(path):\(line):\(column): error: \(objection)"
                }
            }
        } catch {
            return ["\(error)"]
        }
    }
}
