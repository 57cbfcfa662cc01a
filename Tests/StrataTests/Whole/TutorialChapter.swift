import Foundation
import TestProcesses
import Testing

@testable import Strata

/// A chapter of the tutorial: a package, and the page about it.
struct TutorialChapter: CustomTestStringConvertible {
    private static let tutorial = TemporaryPackage.checkout.appending(path: "Documentation/Tutorial")

    static let all = ["1-Model", "2-Interactor", "3-ViewModel", "4-View", "5-Coordinator"].map {
        TutorialChapter(folder: tutorial.appending(path: $0))
    }

    /// The command on the first page that prints the finished screen, and the screen.
    static func finishedScreen() throws -> (command: String, screen: String) {
        let page = try String(contentsOf: tutorial.appending(path: "README.md"), encoding: .utf8)
        let printed = try #require(page.firstMatch(of: /(?ms)^```\n\$ swift run (notes [^\n]*)\n(.*?)\n```$/))
        return (String(printed.1), String(printed.2))
    }

    private let folder: URL

    var testDescription: String { folder.lastPathComponent }

    /// Returns a file's text; it may come from an earlier chapter by a link.
    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The paths of the chapter's files and links, without what is below a link and what a build leaves behind.
    var files: [String] {
        get throws {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return paths.filter { path in
                !path.split(separator: "/").contains { $0.hasPrefix(".") } && !folder.appending(path: path).isFolder
            }
        }
    }

    /// Copies the chapter, with the files that it links to, so that nothing is written beside the originals.
    func copy(to package: TemporaryPackage) throws {
        for path in ["Package.swift", ".layerguard", "Modules", "Tests", "Snapshots"] {
            try Self.copy(folder.appending(path: path), to: path, in: package)
        }
    }

    private static func copy(_ source: URL, to path: String, in package: TemporaryPackage) throws {
        if source.isFolder {
            for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where !name.hasPrefix(".") {
                try copy(source.appending(path: name), to: "\(path)/\(name)", in: package)
            }
        } else if source.isFile {
            try package.write(try String(contentsOf: source, encoding: .utf8), to: path)
        }
    }
}

// MARK: - What the page says

extension TutorialChapter {
    /// Expects that the tests pass with the line that the page prints.
    func expectPrintedTests(
        in package: TemporaryPackage, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let printed = try text(of: "README.md").firstMatch(of: /Test run with (\d+) tests in \d+ suites? passed/)
        let line = try #require(printed, sourceLocation: sourceLocation)
        let test = try await package.run("swift test \(TemporaryPackage.quickly)")
        #expect(test.ending == .exited(0), "\(test.wholeText)", sourceLocation: sourceLocation)
        #expect(test.wholeText.contains(line.0), "\(test.wholeText)", sourceLocation: sourceLocation)
    }

    /// Makes the change that the page suggests, and expects that building and testing fail with what the page prints.
    func expectPrintedFailure(
        in package: TemporaryPackage, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let change = try #require(
            try text(of: "README.md").firstMatch(
                of: /(?ms)\]\((?:\.\.\/[^\/]+\/)?([^)]+\.swift)\)[^\[]*?\n```diff\n(.*?)\n```\n.*?\n```\n(.*?)\n```\n/),
            sourceLocation: sourceLocation)
        let path = String(change.1)
        func lines(without mark: Character) -> String {
            change.2.split(separator: "\n").filter { $0.first != mark }.map { $0.dropFirst() }.joined(separator: "\n")
        }
        let source = try package.text(of: path)
        try #require(source.contains(lines(without: "+")), "\(path)", sourceLocation: sourceLocation)
        try package.write(source.replacing(lines(without: "+"), with: lines(without: "-")), to: path)

        let test = try await package.run("swift test \(TemporaryPackage.quickly)")
        #expect(test.ending == .exited(1), "\(test.wholeText)", sourceLocation: sourceLocation)
        for line in change.3.split(separator: "\n") {
            #expect(
                test.wholeText.split(separator: "\n").contains { $0.hasSuffix(line) }, "\(line)\n\(test.wholeText)",
                sourceLocation: sourceLocation)
        }
    }
}
