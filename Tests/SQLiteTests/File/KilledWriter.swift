import Foundation
import TestKit

@testable import SQLite

/// A process that changes a database's notes again and again, until one of its own threads kills the process.
///
/// The process writes a journal, which shows how far it got.
enum KilledWriter {
    /// The state of the database before the process starts.
    enum Start: Codable {
        case newFile, oldFile, fileInUse
    }

    /// A line of the journal; before each change, the journal also has a line with the change's kind.
    enum Line: String {
        case opening, opened, made
    }

    /// - Parameters:
    ///   - round: Determines the changes, and the moment at which the process is killed.
    ///   - rehearsal: A second database in the same state, to measure how long opening takes.
    static func run(on database: String, _ start: Start, round: Int, journal: String, rehearsal: String) async throws {
        let journal = open(journal, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        func write(_ line: String) {
            let bytes = Array("\(line)\n".utf8)
            // Without a journal, the process must not go on.
            if Foundation.write(journal, bytes, bytes.count) != bytes.count { exit(1) }
        }
        var chance = SeededGenerator(seed: UInt64(round))
        if start != .fileInUse {
            // The time to open a database depends on the machine and its load.
            let time = try await ContinuousClock().measure {
                _ = try await SQLiteDatabase(notes: rehearsal).notes()
            }
            kill(within: time / 2, &chance)
        }
        write(Line.opening.rawValue)
        let store = SQLiteDatabase(notes: database)
        var changes = DrawnChanges(series: round)
        var notes = try await store.notes()
        write(Line.opened.rawValue)
        if start == .fileInUse { kill(within: .milliseconds(30), &chance) }
        while true {
            let change = changes.next(for: notes)
            write(change.kind)
            try await store.change(change)
            write(Line.made.rawValue)
            notes = notes.applying(change)
        }
    }

    private static func kill(within time: Duration, _ chance: inout SeededGenerator) {
        let delay = UInt32(chance.number(below: max(1, Int(time / .microseconds(1)))))
        Thread.detachNewThread {
            // Nothing waits for this thread: the process should die at a random moment.
            usleep(delay)
            Foundation.kill(getpid(), SIGKILL)
        }
    }
}
