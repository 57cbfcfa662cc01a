import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Random steps on a folder of snapshots", .computesLong)
struct SnapshotSequenceTests {
    /// The number of sequences in each of ten parts.
    private static let sequences = SlowTests.areEnabled ? 100 : 1

    @Test("lose nothing that is used, or that the kit did not write", arguments: 0..<10)
    func loseNothing(part: Int) throws {
        for number in 0..<Self.sequences { try take(sequence: UInt64(part * 100 + number)) }
    }

    private func take(sequence seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let package = try FakePackage()
        try package.addForeignFiles()
        let steps = RandomStep(package: package)
        try steps.begin(&random)
        for step in 0..<(6 + random.number(below: 10)) {
            try steps.take(&random)
            let found = try package.contents()
            try #require(found == package.expectedContents, "sequence \(seed), step \(step)")
        }
    }
}

extension FakePackage {
    private func text(of path: String) throws -> String {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: package.file(path)) {
            return "link to \(target)"
        }
        return String(decoding: try Data(contentsOf: package.folder.appending(path: path)), as: UTF8.self)
    }

    /// The texts of all files but journals, by path; pending ones by the path of their snapshot.
    fileprivate func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        for path in try paths(in: "Snapshots") + paths(in: ".outside") {
            guard !path.hasPrefix("Snapshots/.journal/"), !path.hasPrefix("Snapshots/.pending/") else { continue }
            contents[path] = try text(of: path)
        }
        for pending in store.pendingSnapshots() { contents["pending \(pending.path)"] = pending.content.text?.string }
        return contents
    }

    fileprivate var expectedContents: [String: String] {
        var contents = Self.foreign
        for (path, target) in Self.links { contents[path] = "link to \(target)" }
        for (path, snapshot) in model.snapshots { contents[path] = snapshot.text }
        for (path, pending) in model.pending { contents["pending \(path)"] = pending.text }
        return contents
    }
}
