import Foundation

extension TemporaryPackage {
    /// Runs a shell command in the package as a developer would, without variables for CI, snapshots or slow tests.
    ///
    /// - Parameters:
    ///   - environment: The variables to set in addition to the variables of the tests' process.
    ///   - root: The package that has the snapshots, if it is not this package.
    public func run(
        _ command: String, _ environment: [String: String] = [:], root: TemporaryPackage? = nil
    ) async throws -> ChildProcess {
        let inherited = ProcessInfo.processInfo.environment.filter {
            !["CI", "SNAPSHOT_RECORD", "SNAPSHOT_ROOT", "STRATA_SLOW_TESTS"].contains($0.key)
        }
        let given = environment.merging(root.map { ["SNAPSHOT_ROOT": $0.folder.path] } ?? [:]) { $1 }
        return try await ChildProcess.shell(command, environment: inherited.merging(given) { $1 }, in: folder)
    }
}
