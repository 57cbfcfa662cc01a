import SnapshotFiles

/// A suite of a feature's tests that records snapshots, such as `UsersSnapshots.UsersList`.
nonisolated struct SnapshotSuite {
    /// A test, and the text with which the paths of its snapshots start.
    struct Test {
        /// The test's display name or, without one, the words of its function's name.
        let title: String
        let stem: String
    }

    let feature: String
    /// The names of the nested suites, the outermost first.
    let names: [String]
    /// The path of the suite's source.
    let source: String
    /// The suite's tests, in the order of the source.
    let tests: [Test]
    /// The paths of the suite's snapshots.
    let snapshots: [String]

    private static let ending = "Snapshots"

    /// The innermost name; if the suite is not nested, its name without the ending `Snapshots`.
    var name: String {
        let name = names.last ?? ""
        return names.count == 1 ? String(name.dropLast(Self.ending.count)) : name
    }

    /// Returns the suites named `…Snapshots` in a module's feature folders, sorted by name.
    static func all(of module: String, in package: HousePackage) throws(DocsError) -> [SnapshotSuite] {
        let folder = "Snapshots/\(module)/"
        let recorded = try package.files(in: String(folder.dropLast()))
        let suites = Dictionary(grouping: recorded) { $0.dropFirst(folder.count).split(separator: "/").dropLast() }
        let sources = try sources(of: module, in: package)
        return suites.sorted { $0.key.joined(separator: "/") < $1.key.joined(separator: "/") }.compactMap { suite in
            let names = suite.key.map(String.init)
            guard let first = names.first, first.hasSuffix(ending),
                let (source, text) = sources.first(where: { $0.source.declares(names) })
            else { return nil }
            return SnapshotSuite(
                feature: source.room, names: names, source: source.path,
                tests: tests(in: text, of: names, module: module), snapshots: suite.value)
        }
    }

    /// Returns the sources of a module in the features' folders, with their texts.
    private static func sources(
        of module: String, in package: HousePackage
    ) throws(DocsError) -> [(source: SwiftSource, text: String)] {
        var sources: [(SwiftSource, String)] = []
        for path in try package.files(in: "Tests/\(module)") where path.hasSuffix(".swift") {
            let folders = path.split(separator: "/").dropFirst(2)
            let text = try package.document(path)
            guard folders.count > 1, let room = folders.first, text.contains(ending) else { continue }
            sources.append((SwiftSource(text, path: path, target: module, room: String(room)), text))
        }
        return sources
    }

    private static func tests(in source: String, of suite: [String], module: String) -> [Test] {
        let types = source.matches(of: /\b(?:struct|class|enum|actor) (\w+)/)
        let start = types.first { String($0.output.1) == suite.last }?.range.upperBound ?? source.startIndex
        // A file may have several suites.
        let body = source[start...].prefix(
            upTo: source[start...].firstRange(of: "@Suite")?.lowerBound ?? source.endIndex)
        return body.matches(of: /(?s)@Test\b(?:\(\s*"((?:[^"\\\n]|\\.)*)")?.*?\bfunc\s+(`[^`]+`|\w+)/).map { test in
            let function = String(test.output.2)
            let path = SnapshotName(module: module, components: suite + ["\(function)()"]).path
            let title = test.output.1.map { $0.replacing(/\\(.)/) { $0.output.1 } } ?? function.words[...]
            return Test(title: title.filter { $0 != "`" }.asTitle, stem: String(path.dropLast(".txt".count)))
        }
    }
}

nonisolated extension SwiftSource {
    /// Returns whether the file declares a suite: a top-level type, or a type nested in the outermost suite.
    fileprivate func declares(_ suite: [String]) -> Bool {
        guard words.isSuperset(of: suite), let outer = suite.first else { return false }
        guard let inner = suite.dropFirst().first else { return types.contains(outer) }
        return declarations.contains { $0.name == outer && $0.members.contains(inner) }
    }
}

nonisolated extension String {
    /// The words of an identifier, such as `users list` for `usersList`.
    var words: String {
        var words = ""
        for character in self {
            let isStart = character.isUppercase && words.last?.isLowercase == true
            words += isStart ? " \(character.lowercased())" : "\(character)"
        }
        return words
    }
}

nonisolated extension StringProtocol {
    /// The text with a capital first letter.
    var asTitle: String { prefix(1).uppercased() + dropFirst() }
}
