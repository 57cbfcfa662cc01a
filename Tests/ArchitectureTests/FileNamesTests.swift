import Foundation
import Testing

@Suite("The names of files and folders")
struct FileNamesTests {
    /// Paths that differ only in case or Unicode composition are one path on a Mac, where a checkout would lose a file.
    @Test("No two paths differ only in case or Unicode composition")
    func differences() throws {
        let files = try #require(FileManager.default.enumerator(atPath: House.root.path))
        var paths: [String] = []
        while let path = files.nextObject() as? String {
            let name = URL(filePath: path).lastPathComponent
            if [".build", ".git", ".swiftpm"].contains(name) { files.skipDescendants() }
            paths.append(path)
        }
        #expect(paths.contains("Modules/Model/Shared"))
        #expect(Self.clashes(among: paths) == [])
    }

    @Test("Paths that differ only in case or Unicode composition are detected")
    func clashes() {
        let paths = ["A/b.swift", "A/B.swift", "C/\u{E9}.txt", "C/e\u{301}.txt", "a/d.swift", "D", "straße", "STRASSE"]
        #expect(Self.clashes(among: paths + ["A", "a"]) == ["A", "A/B.swift", "C/\u{E9}.txt", "STRASSE"])
    }

    /// Returns the first path of each group of paths that a Mac's file system treats as one path.
    private static func clashes(among paths: [String]) -> [String] {
        let groups = Dictionary(grouping: paths) { $0.uppercased().lowercased().precomposedStringWithCanonicalMapping }
        return groups.values.filter { $0.count > 1 }.compactMap { $0.min() }.sorted()
    }
}
