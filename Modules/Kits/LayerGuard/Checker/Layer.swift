/// A target and the modules that it may import.
struct Layer {
    let name: String
    let dependencies: [String]

    private var systemModules: [String] { SystemModules.of(name) }

    func mayImport(_ module: String) -> Bool {
        dependencies.contains(module) || systemModules.contains(module) || SystemModules.implicit.contains(module)
    }

    func objection(to module: String) -> String {
        """
        \(name) may not import \(module); it may import what Package.swift gives it (\(list(dependencies))) \
        and what SystemModules.swift gives it (\(list(systemModules)))
        """
    }

    private func list(_ modules: [String]) -> String {
        modules.isEmpty ? "nothing" : modules.joined(separator: ", ")
    }
}
