import Foundation
import TestProcesses

extension TemporaryPackage {
    /// The shell command for the test program, to run in the package's folder; it starts faster than `swift test`.
    ///
    /// On macOS the program is a bundle, a folder that a helper of the toolchain loads.
    static let tests = #"""
        $(bundle=$(ls -d \#(FixturePackage.products)/*PackageTests.xctest)
        if [ -d "$bundle" ]; then
        echo "$(dirname "$(xcrun --find swift)")/../libexec/swift/pm/swiftpm-testing-helper"
        echo "--test-bundle-path $(ls "$bundle"/Contents/MacOS/*)"
        else echo "$bundle"; fi) --testing-library swift-testing
        """#
}

extension ChildProcess {
    /// Returns a test run's messages about snapshots in the order of the tests, then its result and the files left.
    func report(on package: TemporaryPackage) throws -> String {
        var issues: [String] = []
        var tally = ""
        for line in wholeText.split(separator: "\n", omittingEmptySubsequences: false) {
            if let issue = line.firstMatch(of: /(Test .+) recorded an issue(.*) at/) {
                issues.append("\(issue.1)\(issue.2)\n")
            } else if !issues.isEmpty, line.hasPrefix("  ") || line.hasPrefix("↳"), !line.hasPrefix("↳ Written") {
                issues[issues.count - 1] += "\(line)\n"
            } else if line.hasPrefix("Snapshots:") {
                tally += "\(line)\n"
            }
        }
        let files = try package.files.filter { $0.key != "Package.swift" && !$0.key.hasPrefix("Snapshots/.journal/") }
            .sorted { $0.key < $1.key }.map { "\($0.key)\n" + (isPending($0.key) ? "" : "\($0.value)\n") }
        return "\(issues.sorted().joined(separator: "\n"))\n\(tally)\(ending)\n\n\(files.joined())"
            .replacingOccurrences(of: package.folder.path, with: "PACKAGE")
    }

    private func isPending(_ path: String) -> Bool { path.hasPrefix("Snapshots/.pending/") && path.hasSuffix(".json") }
}
