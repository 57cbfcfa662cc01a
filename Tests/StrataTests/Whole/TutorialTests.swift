import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The tutorial", .leakChecks)
struct TutorialTests {
    @Test("The tutorial's first five chapters write all files of a new feature, except its DemoTests")
    func generated() throws {
        let house = try FeaturePackage()
        let before = try house.package.files
        _ = try house.add("Notes")
        let feature = try house.package.files.filter { before[$0.key] == nil && !$0.key.hasPrefix("Tests/DemoTests/") }
        #expect(feature.count > 20)

        let written = try TutorialChapter.all.prefix(5).flatMap { try $0.files }.filter {
            $0.key.contains(/\/Notes(?:Snapshots)?\//)
        }
        #expect(written.map(\.key).sorted() == feature.keys.sorted(), "Each file must be written in one chapter")
        for (path, text) in written { #expect(text == feature[path], "\(path)") }
    }

    @Test("Each manifest in the tutorial keeps every word of the previous chapter's manifest")
    func manifests() throws {
        let manifests = try TutorialChapter.all.compactMap { try $0.files["Package.swift"]?.split { !$0.isLetter } }
        #expect(manifests.count == 6)
        for (manifest, next) in zip(manifests, manifests.dropFirst()) {
            #expect(next.difference(from: manifest).removals.isEmpty)
        }
    }

    @Test("Each tutorial chapter passes its tests as printed, and the finished app prints its screen", .compiling)
    func chapters() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        for chapter in TutorialChapter.all {
            try await package.replaceFiles { try await chapter.finish(in: package) }
            try await chapter.expectPrintedTests(in: package)
        }
        let (command, screen) = try TutorialChapter.finishedScreen()
        let run = try await package.run("swift run --skip-build \(command)")
        #expect(run.text == "\(screen)\n", "\(run.wholeText)")
    }

    @Test("After the change that a chapter of the tutorial suggests, its tests fail as printed", .slowest)
    func failures() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        for chapter in TutorialChapter.all {
            try await package.replaceFiles { try await chapter.finish(in: package) }
            let build = try await package.run("swift build --build-tests \(TemporaryPackage.quickly)")
            #expect(build.ending == .exited(0), "\(build.wholeText)")
            try await chapter.expectPrintedFailure(in: package)
        }
    }
}
