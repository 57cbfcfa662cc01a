/// The rules for the imports of a target.
struct Layer {
    let target: CheckedTarget
    let table: Table

    private var name: String { target.name }

    /// The key of the target's row in the table, whether or not that row exists.
    private var key: String { target.isTest && table[name] == nil ? Table.tests : name }

    /// The modules that need no row: those that the compiler imports into every file and, in a test target, Testing.
    private var implicitModules: [String] {
        ["Swift", "_Concurrency", "_StringProcessing"] + (target.isTest ? ["Testing"] : [])
    }

    /// Returns the reason why a finding is illegal; nil if it is legal.
    func objection(to finding: Finding) -> String? {
        switch finding.subject {
        case .module(let module): mayImport(module) ? nil : objection(toImportOf: module)
        case .attribute("_exported"): table[Table.reexporting]?.names.contains(name) == true ? nil : objectionToReexport
        case .attribute("testable"), .attribute("_private"): target.isTest ? nil : objectionToTestable
        case .attribute: nil
        case .unreadable(let reason): reason
        }
    }

    private func mayImport(_ module: String) -> Bool {
        target.modules.contains(module) || table[key]?.names.contains(module) == true
            || implicitModules.contains(module)
    }

    private func objection(toImportOf module: String) -> String {
        let start =
            "\(name) may not import \(module); it may import what Package.swift gives it (\(list(target.modules))) and what"
        if let row = table[key] { return "\(start) \(row.place) gives it (\(list(row.names)))" }
        return "\(start) .layerguard gives it (nothing); for a system module, \(table.wayToAdd(module, to: key))"
    }

    private var objectionToReexport: String {
        """
        \(name) may not re-export a module, because everything that imports \(name) would see it undeclared; import it \
        without @_exported, and declare it wherever it is needed, or \(table.wayToAdd(name, to: Table.reexporting))
        """
    }

    private var objectionToTestable: String {
        """
        \(name) may not use what another module keeps internal, because \(name) is no test target; import it plainly, \
        and make public what \(name) needs
        """
    }

    private func list(_ modules: [String]) -> String {
        modules.isEmpty ? "nothing" : modules.joined(separator: ", ")
    }
}
