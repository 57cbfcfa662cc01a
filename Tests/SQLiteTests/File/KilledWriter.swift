import Foundation
import Model
import SQLite
import TestKit

/// A process that changes the bookmarks of a database, one after the other, until a thread of its own kills it.
///
/// Its journal tells how far it came.
enum KilledWriter {
    /// What the database is before.
    enum Start: Codable {
        case newFile, version2, fileInUse
    }

    /// A line of the journal; before each change stands its kind.
    enum Line: String {
        case opening, opened, made
    }

    /// - Parameters:
    ///   - round: Decides the changes, and the moment of the killing.
    ///   - rehearsal: Another database that is as this one.
    static func run(on database: String, _ start: Start, round: Int, journal: String, rehearsal: String) async throws {
        let journal = open(journal, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        func write(_ line: String) {
            let bytes = Array("\(line)\n".utf8)
            // Who cannot say how far it came must not go on.
            if Foundation.write(journal, bytes, bytes.count) != bytes.count { exit(1) }
        }
        var chance = SeededGenerator(seed: UInt64(round))
        if start != .fileInUse {
            // How long opening takes depends on the machine and what else it does.
            let time = try await ContinuousClock().measure {
                _ = try await SQLiteDatabase(path: rehearsal).bookmarks()
            }
            kill(within: time / 2, &chance)
        }
        write(Line.opening.rawValue)
        let store = SQLiteDatabase(path: database)
        var changes = DrawnChanges(series: round)
        var bookmarks = Bookmarks(try await store.bookmarks())
        write(Line.opened.rawValue)
        if start == .fileInUse { kill(within: .milliseconds(30), &chance) }
        while true {
            let change = changes.next(for: bookmarks.users)
            write(change.kind.rawValue)
            try await store.apply(change)
            write(Line.made.rawValue)
            bookmarks = bookmarks.applying(change)
        }
    }

    private static func kill(within time: Duration, _ chance: inout SeededGenerator) {
        let delay = UInt32(chance.number(below: max(1, Int(time / .microseconds(1)))))
        Thread.detachNewThread {
            usleep(delay)
            Foundation.kill(getpid(), SIGKILL)
        }
    }
}
