import Foundation
import TestKit
import Testing

@Suite("The spelling of the program's commands", .computesLong)
struct SpellingTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test("Only one file in the kits and the strata program spells the command `strata snapshots`")
    func onePlace() throws {
        let files = ["Modules/Kits", "Modules/Apps/Strata"].flatMap(Self.sources)
        let spelling = try files.filter { file in
            try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
                .contains(/strata snapshots|"strata/)
        }
        #expect(spelling == ["Modules/Kits/SnapshotFiles/Commands/SnapshotCommand.swift"])
    }

    private static func sources(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
}
