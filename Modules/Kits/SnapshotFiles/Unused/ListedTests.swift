/// The tests of a package, as `swift test list` names them.
package struct ListedTests: Sendable {
    /// The tests by the common start of their snapshots' paths; overloaded tests share one.
    private var tests: [String: [ListedTest]] = [:]
    /// The modules with a test.
    private var modules: Set<String> = []
    /// The modules with a line that does not parse, so that some of their tests are unknown.
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

    /// Returns the tests that can have made a snapshot: more than one if they are overloaded.
    func owners(of path: SnapshotPath) -> [ListedTest] { tests[path.testStem, default: []] }

    /// Returns whether the test of a text is one of these, or may be one whose line does not parse.
    package func mayContain(testOf name: SnapshotName) -> Bool {
        tests[name.testStem] != nil || unclearModules.contains(name.module)
    }

    func contains(module: String) -> Bool { modules.contains(module) }

    /// Returns whether a module with this folder has a test.
    func contains(moduleFolder: Substring) -> Bool {
        modules.contains { FileName($0, isStart: true).description == moduleFolder }
    }

    /// Returns whether tests of a module with this folder are unknown.
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

    /// Returns whether it is one of the tests that a journal calls ended.
    ///
    /// Only overloaded tests are listed with their source locations, while a journal has the location of every test.
    func isAmong(_ ended: EndedTests) -> Bool { ended.lines.contains(line) || ended.names.contains(line) }
}

/// The tests that ran to their end.
struct EndedTests: Sendable {
    /// The tests as the journal names them.
    let lines: Set<String>
    /// The same without their source locations.
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
