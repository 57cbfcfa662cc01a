import Foundation

/// The table that `graph --lines` prints: the size of each part of a package.
nonisolated struct SizeTable {
    /// The table's lines.
    private(set) var text = ""

    /// Counts the lines of Swift on disk, and the tests in them.
    init(of package: Package) throws(PackageError) {
        var groups: [String] = []
        for group in package.targets.map(package.group) where !groups.contains(group) { groups.append(group) }
        for group in groups {
            var sum = Size()
            var rows = ""
            for target in package.targets where package.group(of: target) == group {
                let size = try Size(of: target, in: package)
                sum.lines += size.lines
                sum.tests += size.tests
                rows += size.row("  \(target.name)")
            }
            text += sum.row(group) + rows
        }
        text.removeLast()
    }
}

/// The size of a part of a package.
nonisolated private struct Size {
    var lines = 0
    var tests = 0

    init() {}

    init(of target: PackageTarget, in package: Package) throws(PackageError) {
        for path in try package.files(of: target) where path.hasSuffix(".swift") {
            let text = try package.text(of: path)
            lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
            // Templates and fixtures have tests that do not run here.
            if target.kind == .test, !target.excludes(path) { tests += text.testCount }
        }
    }

    /// Returns a row of the table; if the part has no tests, the row shows no number of tests.
    func row(_ name: String) -> String {
        let name = name.padding(toLength: 22, withPad: " ", startingAt: 0)
        let tests = tests == 0 ? "" : String(format: "%6d tests", tests)
        return name + String(format: "%6d lines", lines) + tests + "\n"
    }
}

nonisolated extension String {
    /// The number of Swift Testing tests in a file's text, not counting tests in multi-line strings.
    var testCount: Int {
        var (count, isQuoted) = (0, false)
        for line in split(separator: "\n").map({ $0.trimmingPrefix { $0 == " " } }) {
            if isQuoted {
                isQuoted = !line.hasPrefix("\"\"\"")
            } else {
                isQuoted = line.hasSuffix("\"\"\"")
                if line.hasPrefix("@Test") { count += 1 }
            }
        }
        return count
    }
}
