import Foundation
import TestProcesses
import Testing

@testable import Strata

/// A chapter of the tutorial: a page, and the files that are new or changed after it.
struct TutorialChapter: CustomTestStringConvertible {
    private static let tutorial = TemporaryPackage.checkout.appending(path: "Documentation/Tutorial")

    static let all = [
        "1-Model", "2-Interactor", "3-ViewModel", "4-View", "5-Coordinator", "6-Screen", "7-Service",
    ].map { TutorialChapter(testDescription: $0) }

    /// Returns the first page's command that prints the finished screen, and the screen.
    static func finishedScreen() throws -> (command: String, screen: String) {
        let page = try String(contentsOf: tutorial.appending(path: "README.md"), encoding: .utf8)
        let printed = try #require(page.firstMatch(of: /(?ms)^```\n\$ swift run (notes [^\n]*)\n(.*?)\n```$/))
        return (String(printed.1), String(printed.2))
    }

    let testDescription: String

    private var folder: URL { Self.tutorial.appending(path: testDescription) }

    private var page: String {
        get throws { try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8) }
    }

    /// The texts of the chapter's files, by their paths in the package.
    var files: [String: String] {
        get throws {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0 != "README.md" && folder.appending(path: $0).isFile
            }
            return try paths.reduce(into: [:]) {
                $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
            }
        }
    }

    /// Makes the package of a reader who has finished all chapters up to this one.
    func finish(in package: TemporaryPackage) async throws {
        for chapter in Self.all.prefix(while: { $0.folder != folder }) + [self] {
            let page = try chapter.page
            let commands = try #require(page.firstMatch(of: /(?ms)^```sh\n(.*?)\n```$/)).1
                .replacing("../../../", with: "\(TemporaryPackage.checkout.path)/")
                .replacing(" ../", with: " \(Self.tutorial.path)/")
            let run = try await package.run("set -e\n\(commands)")
            #expect(run.ending == .exited(0) && run.wholeText.isEmpty, "\(chapter): \(run.wholeText)")
            for (path, text) in try chapter.files {
                let isThere = (try? package.text(of: path)) == text
                #expect(
                    isThere || path.hasPrefix("Snapshots/") || page.contains("](\(path))"),
                    "\(chapter) neither copies \(path) nor links to it")
                try package.write(text, to: path)
            }
        }
    }
}

// MARK: - What the page says

extension TutorialChapter {
    /// Expects the tests to pass and to print the line on the page.
    func expectPrintedTests(in package: TemporaryPackage) async throws {
        let line = try #require(try page.firstMatch(of: /Test run with (\d+) tests in \d+ suites? passed/)).0
        let test = try await package.run("swift test \(TemporaryPackage.quickly)")
        #expect(test.ending == .exited(0), "\(test.wholeText)")
        #expect(test.wholeText.contains(line), "\(self): \(test.wholeText)")
    }

    /// Makes the change that the page suggests, and expects the printed failure, apart from the folder's path.
    func expectPrintedFailure(in package: TemporaryPackage) async throws {
        let change = try #require(
            try page.firstMatch(
                of: /(?ms)\]\((?:\.\.\/[^\/]+\/)?([^)]+\.swift)\)[^\[]*?\n```diff\n(.*?)\n```\n.*?\n```\n(.*?)\n```\n/))
        let path = String(change.1)
        func lines(without mark: Character) -> String {
            change.2.split(separator: "\n").filter { $0.first != mark }.map { $0.dropFirst() }.joined(separator: "\n")
        }
        let source = try package.text(of: path)
        try #require(source.contains(lines(without: "+")), "\(path)")
        try package.write(source.replacing(lines(without: "+"), with: lines(without: "-")), to: path)

        let test = try await package.run("swift test \(TemporaryPackage.quickly)")
        #expect(test.ending == .exited(1), "\(test.wholeText)")
        let output = test.wholeText.replacing("\(package.folder.path)/", with: "")
        for line in change.3.split(separator: "\n") {
            let isPrinted = output.split(separator: "\n").contains { $0.hasSuffix(line) }
            #expect(isPrinted, "\(self): \(line)\n\(output)")
        }
    }
}
