/// What a target may import, and how.
struct Layer {
    let name: String
    let isTest: Bool
    let modules: [String]
    let systemModules: [String]
    let mayReexport: Bool

    init(of target: CheckedTarget) {
        name = target.name
        isTest = target.isTest
        modules = target.modules
        systemModules = SystemModules.ofTargets[name] ?? (isTest ? SystemModules.ofTests : [])
        mayReexport = SystemModules.reexporting.contains(name)
    }

    /// The modules that the compiler imports into every file.
    private static let implicitModules = ["Swift", "_Concurrency", "_StringProcessing"]

    /// Returns what is wrong with a finding; nil if it is legal.
    func objection(to finding: Finding) -> String? {
        switch finding.subject {
        case .module(let module): mayImport(module) ? nil : objection(toImportOf: module)
        case .attribute("_exported"): mayReexport ? nil : objectionToReexport
        case .attribute("testable"), .attribute("_private"): isTest ? nil : objectionToTestable
        case .attribute: nil
        case .unreadable(let reason): reason
        }
    }

    private func mayImport(_ module: String) -> Bool {
        modules.contains(module) || systemModules.contains(module) || Self.implicitModules.contains(module)
    }

    private func objection(toImportOf module: String) -> String {
        """
        \(name) may not import \(module); it may import what Package.swift gives it (\(list(modules))) \
        and what SystemModules.swift gives it (\(list(systemModules)))\(hint)
        """
    }

    /// Where to begin for a target that the table does not name.
    private var hint: String {
        isTest || SystemModules.ofTargets[name] != nil ? "" : "; a row for \(name) belongs in \(SystemModules.place)"
    }

    private var objectionToReexport: String {
        """
        \(name) may not re-export a module, because everything that imports \(name) would see it undeclared; import it \
        without @_exported, and declare it wherever it is needed, or allow it in \(SystemModules.reexportingPlace)
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
