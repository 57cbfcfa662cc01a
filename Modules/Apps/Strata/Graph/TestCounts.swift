import Foundation

/// The list that `graph --tests` prints: the number of tests of each kind.
nonisolated struct TestCounts {
    /// A line for each kind.
    let text: String

    /// Counts the Swift Testing tests in the files on disk.
    init(of package: Package) throws(PackageError) {
        var counts: [Kind: Int] = [:]
        for target in package.targets where target.kind == .test {
            for path in try package.files(of: target) where path.hasSuffix(".swift") && !target.excludes(path) {
                let text = try package.text(of: path)
                counts[Kind(of: path, text), default: 0] += text.testCount
            }
        }
        text = Kind.allCases.map { kind in
            kind.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
                + String(format: "%5d", counts[kind, default: 0])
        }
        .joined(separator: "\n")
    }

    /// The kind of the tests in a file.
    private enum Kind: String, CaseIterable {
        case snapshot, contract, law, leak, pilot, unit

        /// - Parameter path: The file's path; its ending identifies most kinds.
        init(of path: String, _ text: String) {
            let ends = { (endings: String...) in endings.contains { path.hasSuffix("\($0)Tests.swift") } }
            self =
                if text.contains(".snapshots(") {
                    .snapshot
                } else if ends("Contract") {
                    .contract
                } else if ends("Law", "Binding", "Property") {
                    .law
                } else if ends("Lifetime") {
                    .leak
                } else if path.hasPrefix("Tests/CoordinatorTests/") || path.hasPrefix("Tests/DemoTests/Whole/") {
                    .pilot
                } else {
                    .unit
                }
        }
    }
}
