import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("A comparison with an inline snapshot", .leakChecks)
struct InlineAssertionTests {
    private static let file = "Tests/FixtureTests/Fixture.swift"
    private static let source = "f(of: a)\nf(of: b) { \"Ada\" }\n"
    private static let command =
        #"SNAPSHOT_RECORD=all SNAPSHOT_PATH=\#(file):2:2 swift test --filter '^FixtureTests.greets\('"#

    private static let nowhere = SourceLocation(
        fileID: "M/F.swift", filePath: "/nowhere/F.swift", line: 1, column: 1)

    @Test("An equal inline text passes in each mode, even without sources", arguments: SnapshotRecording.allCases)
    func unchanged(recording: SnapshotRecording) throws {
        let package = try makeSource()
        #expect(
            try assertion(line: 2, "Ada", recording, in: package).verdict(on: SnapshotContent("Ada")) == .unchanged)

        #expect(try assertion(at: Self.nowhere, "Ada", recording).verdict(on: SnapshotContent("Ada")) == .unchanged)
        #expect(try package.text(of: Self.file) == Self.source)
    }

    @Test(
        "A new or changed inline text is written into its source if the mode says so, and fails",
        arguments: [(.all, 1, nil), (.missing, 1, nil), (.all, 2, "Ada"), (.failed, 2, "Ada")] as [Row])
    func records(recording: SnapshotRecording, line: Int, reference: String?) throws {
        let package = try makeSource()

        let verdict = try assertion(line: line, reference, recording, in: package).recorded(grace)

        let event = reference == nil ? "a new snapshot" : "the change"
        let ending = "\(event), unless this issue is known: \(package.file(Self.file)):\(line):2"
        #expect(verdict.failure?.hasSuffix(ending) == true)
        let literal = "\"\"\"\n    Grace\n    \"\"\""
        let source =
            reference == nil
            ? Self.source.replacing("a)", with: "a) {\n    \(literal)\n}")
            : Self.source.replacing("\"Ada\"", with: literal)
        #expect(try package.files == ["Package.swift": "", Self.file: source])
    }

    @Test(
        "A new or changed inline text that the mode does not record is saved as pending, and fails",
        arguments: [(.pending, 1, nil), (.failed, 1, nil), (.pending, 2, "Ada"), (.missing, 2, "Ada")] as [Row])
    func savesPending(recording: SnapshotRecording, line: Int, reference: String?) throws {
        let package = try makeSource()

        let verdict = try assertion(line: line, reference, recording, in: package).verdict(on: grace)

        let pending = try #require(package.store.pendingSnapshots().first)
        #expect(pending.path == "\(Self.file):\(line):2" && pending.sourceLocation == pending.path)
        let failure = try #require(verdict.failure)
        #expect(failure.contains("+++ \(pending.path)\n"))
        #expect(failure.contains("Saved for review: \(package.file("Snapshots/.pending/\(pending.path).json"))"))
        #expect(try package.text(of: Self.file) == Self.source)
    }

    private typealias Row = (SnapshotRecording, Int, String?)

    @Test("With `record: .never`, an inline difference is only reported, even without sources")
    func never() throws {
        let package = try makeSource()
        let verdict = try assertion(line: 2, "Ada", .never, in: package).verdict(on: grace)
        #expect(
            verdict.failure == """

                --- \(Self.file):2:2
                +++ \(Self.file):2:2
                @@ -1 +1 @@
                -Ada
                +Grace

                The snapshot differs: \(package.file(Self.file)):2:2
                To accept the text: \(Self.command)
                """)
        #expect(try package.files == ["Package.swift": "", Self.file: Self.source])

        #expect(try assertion(at: Self.nowhere, nil, .never).verdict(on: grace).failure?.contains("+Grace\n") == true)
        let failure = try assertion(at: Self.nowhere, nil, .pending).verdict(on: grace).failure
        #expect(failure?.contains("+Grace\n") == true && failure?.contains("Not saved: There is no") == true)
    }

    @Test("An inline snapshot's failure suggests no command if its call is not found in the source")
    func noCall() throws {
        let package = try makeSource()
        let failure = try #require(assertion(line: 1, column: 1, nil, .pending, in: package).verdict(on: grace).failure)
        #expect(failure.contains("Not saved: The inline snapshot's call was not found"))
        #expect(!failure.contains("To accept the text"))
    }

    @Test("If a path is requested, only the inline text at that path is recorded")
    func recordedPath() throws {
        let package = try makeSource()
        for line in 1...2 {
            var assertion = assertion(line: line, line == 1 ? nil : "Ada", .all, in: package)
            assertion.recordedPath = "\(Self.file):2:2"
            _ = try assertion.recorded(grace)
        }
        #expect(try package.text(of: Self.file).hasPrefix("f(of: a)\nf(of: b) { \"\"\"\n"))
        #expect(package.store.pendingSnapshots().map(\.path) == ["\(Self.file):1:2"])
    }

    @Test("One run records several inline texts of a source, even though the lines move")
    func several() throws {
        let package = try makeSource()
        let sources = InlineSources(binary: nil)
        for (line, reference) in [(1, nil), (2, "Ada")] as [(Int, String?)] {
            _ = try assertion(line: line, reference, .all, in: package, sources: sources)
                .recorded(SnapshotContent("\(line)\nGrace"))
        }
        let literals = [1, 2].map { "\"\"\"\n    \($0)\n    Grace\n    \"\"\"" }
        #expect(
            try package.text(of: Self.file) == "f(of: a) {\n    \(literals[0])\n}\nf(of: b) { \(literals[1]) }\n")
    }

    @Test("An inline text is pending until it is recorded or a new text equals the literal", arguments: [true, false])
    func pendingNoMore(isRecorded: Bool) throws {
        let package = try makeSource()
        _ = try assertion(line: 2, "Ada", .pending, in: package).verdict(on: grace)
        try #require(package.store.pendingSnapshots().count == 1)

        _ = try assertion(line: 2, "Ada", isRecorded ? .all : .pending, in: package)
            .recorded(isRecorded ? grace : SnapshotContent("Ada"))

        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("An inline text with a known issue is saved as pending, and its source stays unchanged")
    func knownIssue() throws {
        let package = try makeSource()
        _ = try assertion(line: 2, "Ada", .all, in: package).recorded(grace, reportingKnownIssue: true)
        #expect(try package.text(of: Self.file) == Self.source)
        let pending = try #require(package.store.pendingSnapshots().first)
        #expect(pending.path == "\(Self.file):2:2" && pending.isKnownIssue)
    }

    @Test("If two cases of a test give an inline snapshot different texts, the error shows both texts")
    func cases() throws {
        let package = try makeSource()
        let claims = SnapshotClaims()
        let first = assertion(line: 1, nil, .pending, in: package, claims: claims)
        for _ in 1...2 { _ = try first.verdict(on: grace) }

        let error = #expect(throws: SnapshotError.self) { try first.verdict(on: SnapshotContent("Jean")) }
        #expect(error?.description.contains("-Grace\n+Jean\n\nThe inline snapshot at FixtureTests/") == true)
    }

    @Test("An inline snapshot of data, such as a picture, is refused")
    func data() throws {
        let package = try makeSource()
        #expect(throws: SnapshotError.self) {
            try assertion(line: 1, nil, .all, in: package).verdict(on: .data(SnapshotData([0x89])))
        }
    }

    private let grace = SnapshotContent("Grace")

    private func makeSource() throws -> TemporaryPackage { try makePackage([Self.file: Self.source]) }

    private func assertion(
        line: Int, column: Int = 2, _ reference: String?, _ recording: SnapshotRecording, in package: TemporaryPackage,
        sources: InlineSources = InlineSources(binary: nil), claims: SnapshotClaims = SnapshotClaims()
    ) -> InlineAssertion {
        let location = SourceLocation(
            fileID: "FixtureTests/Fixture.swift", filePath: package.file(Self.file), line: line, column: column)
        return assertion(at: location, reference, recording, sources: sources, claims: claims)
    }

    private func assertion(
        at location: SourceLocation, _ reference: String?, _ recording: SnapshotRecording,
        sources: InlineSources = InlineSources(binary: nil), claims: SnapshotClaims = SnapshotClaims()
    ) -> InlineAssertion {
        InlineAssertion(
            name: SnapshotName(module: "FixtureTests", components: ["greets()"]),
            reference: reference.map { SnapshotContent($0) }, sources: sources, recording: recording,
            claims: claims, sourceLocation: location,
            commandPlace: CommandPlace(folder: URL(filePath: location.filePath).deletingLastPathComponent().path),
            recordedPath: "")
    }
}

extension InlineAssertion {
    /// Compares a text, and records the text immediately if the verdict asks for it.
    fileprivate func recorded(
        _ content: SnapshotContent, reportingKnownIssue isKnownIssue: Bool = false
    ) throws -> SnapshotVerdict {
        let verdict = try verdict(on: content)
        if case .recorded(let change) = verdict { try record(change, isKnownIssue: isKnownIssue) }
        return verdict
    }
}
