/// The tests of a package, as `swift test list` names them.
package struct ListedTests: Sendable {
    /// The tests, keyed by the common start of their snapshots' paths; overloaded tests share a key.
    private var tests: [String: [ListedTest]] = [:]
    /// The modules with a test.
    private var modules: Set<String> = []
    /// The modules with a line that does not parse: some tests of these modules are unknown.
    private var unclearModules: Set<String> = []

    /// - Parameter lines: The lines of `swift test list`, or IDs of Swift Testing.
    package init(_ lines: [String]) {
        for line in lines {
            if let test = ListedTest(line) {
                tests[test.name.testStem, default: []].append(test)
                modules.insert(test.name.module)
            } else {
                let module = String(line.prefix { $0 != "." })
                if module.isIdentifier { unclearModules.insert(module) }
            }
        }
    }

    package var isEmpty: Bool { tests.isEmpty }

    /// Returns the tests that can have made a snapshot: several, if they are overloaded.
    func owners(of path: SnapshotPath) -> [ListedTest] { tests[path.testStem, default: []] }

    /// Returns whether a snapshot's test is listed, or may be listed on a line that does not parse.
    package func mayContain(testOf name: SnapshotName) -> Bool {
        tests[name.testStem] != nil || unclearModules.contains(name.module)
    }

    func contains(module: String) -> Bool { modules.contains(module) }

    /// Returns whether a module whose snapshots are in this folder has a test.
    func contains(moduleFolder: Substring) -> Bool {
        modules.contains { FileName($0, isStart: true).description == moduleFolder }
    }

    /// Returns whether a module whose snapshots are in this folder has unknown tests.
    func isUnclear(moduleFolder: Substring) -> Bool {
        unclearModules.contains { FileName($0, isStart: true).description == moduleFolder }
    }
}

/// A test, as `swift test list` names it.
struct ListedTest: Sendable {
    let name: SnapshotName
    private let line: String

    init?(_ line: String) {
        guard let name = SnapshotName(listed: line) else { return nil }
        self.name = name
        self.line = line
    }

    /// Returns whether this test is among those that ran to their end.
    ///
    /// The list has source locations only for overloaded tests, but a journal has them for all Swift Testing tests.
    func isAmong(_ ended: EndedTests) -> Bool { ended.lines.contains(line) || ended.names.contains(line) }
}

/// The tests that ran to their end.
struct EndedTests: Sendable {
    /// The tests as the journal names them.
    let lines: Set<String>
    /// The names of these tests, without source locations.
    let names: Set<String>

    init(_ lines: Set<String>) {
        self.lines = lines
        names = Set(lines.compactMap(SnapshotName.init(listed:)).map(\.listedName))
    }
}

extension SnapshotName {
    /// The test's name as `swift test list` prints it, without a source location.
    package var listedName: String { "\(module).\(components.joined(separator: "/"))" }
}
