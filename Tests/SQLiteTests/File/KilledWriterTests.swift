import Foundation
import TestKit
import Testing

@testable import SQLite

@Suite("A process that is killed while writing", .leakChecks, .slow)
struct KilledWriterTests {
    @Test("After 200 kills during changes, no finished change is lost, and no change is half made")
    func twoHundredTimes() async throws {
        let (inUse, old) = (try makeFolder(), try makeFolder())
        try makeOldNotes(old.database)
        var notesInUse: [String] = []
        var kills: [String: Int] = [:]
        var killsInChanges = 0
        var round = 0
        while killsInChanges < 200 {
            round += 1
            let start: KilledWriter.Start =
                !round.isMultiple(of: 4) ? .fileInUse : round.isMultiple(of: 8) ? .newFile : .oldFile
            let folder = start == .fileInUse ? inUse : try makeFolder()
            let (journal, rehearsal) = (folder.path(of: "journal-\(round)"), folder.path(of: "rehearsal"))
            if start == .oldFile {
                for path in [folder.database, rehearsal] {
                    try FileManager.default.copyItem(atPath: old.database, toPath: path)
                }
            }
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [
                    database = folder.database as String, start = start as KilledWriter.Start, round = round as Int,
                    journal = journal as String, rehearsal = rehearsal as String
                ] in
                try await KilledWriter.run(on: database, start, round: round, journal: journal, rehearsal: rehearsal)
            }
            let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n").map(String.init)
            let made = lines.count { $0 == KilledWriter.Line.made.rawValue }
            let place = place(of: lines, start)
            kills[place, default: 0] += 1
            if NotesChange.kinds.contains(place) { killsInChanges += 1 }
            let comment: Comment = "round \(round), killed in \(place) after \(made) changes"

            let store = makeNotes(folder.database)
            let kept = try await store.notes()
            let before = [.fileInUse: notesInUse, .oldFile: notesInOldFile][start] ?? []
            let isPossible = possibleNotes(after: made, ofRound: round, from: before).contains(kept)
            #expect(isPossible, comment)
            if start == .fileInUse { notesInUse = kept }
            if start == .oldFile { try expectOldLetters(in: folder.database, comment) }
            try expectSound(folder.database, comment)
            // The limit ends the loop if no process is ever killed during a change.
            try #require(round < 1_000)
        }
        let places = kills.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        print("\(round) times killed in", places.joined(separator: ", "))
        // If this fails, no process was killed during one kind of change, or while opening a file.
        let expected = NotesChange.kinds.union(["opening newFile", "opening oldFile"])
        #expect(expected.isSubset(of: kills.keys))
    }

    /// Returns the notes after the changes that were reported as made, and the notes after one more change.
    private func possibleNotes(after made: Int, ofRound round: Int, from before: [String]) -> [[String]] {
        var notes = before
        var changes = DrawnChanges(series: round)
        for _ in 0..<made { notes = notes.applying(changes.next(for: notes)) }
        return [notes, notes.applying(changes.next(for: notes))]
    }

    /// Returns what the process was doing when it was killed.
    private func place(of journal: [String], _ start: KilledWriter.Start) -> String {
        switch KilledWriter.Line(rawValue: journal.last ?? "") {
        case .opening?: "opening \(start)"
        case .opened?, .made?: "between changes"
        case nil: journal.last ?? "nothing"
        }
    }

    private func expectSound(_ database: String, _ comment: Comment) throws {
        let connection = try makeConnection(database)
        let check = try connection.prepare("PRAGMA integrity_check")
        #expect(try check.step())
        #expect(try check.text(0, of: "check") == "ok", comment)
        #expect(try !connection.prepare("PRAGMA foreign_key_check").step(), comment)
    }
}
