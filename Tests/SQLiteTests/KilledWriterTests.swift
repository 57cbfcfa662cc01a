import Foundation
import Model
import TestSupport
import Testing

@testable import SQLite

@Suite(
    "A process that is killed while it writes", .leakChecks,
    .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
struct KilledWriterTests {
    private static let list = ToDoList.sample("Log", id: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))

    @Test("200 times: loses no change that it was told is made, nor half of one, and leaves a sound database")
    func twoHundredTimes() async throws {
        let folder = try makeFolder()
        let (database, log) = (folder.database, folder.path(of: "acknowledged"))
        try await makeStore(database).createNewList(Self.list)
        for round in 1...200 {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [database = database as String, log = log as String, round = round as Int] in
                try await Self.write(to: database, acknowledgingIn: log, untilKilledIn: round)
            }
            let acknowledged = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
            let lists = try await makeStore(database).getAllToDoLists()
            let list = try #require(lists.first)
            let kept = list.items.map(\.text)
            #expect(Set(acknowledged).isSubset(of: kept), "round \(round)")
            // At most the change that was being made is there without having been acknowledged.
            #expect(kept.count <= acknowledged.count + round, "round \(round)")
            // An item and its list's date are one change.
            #expect(list.updated == list.items.first?.created, "round \(round)")
            let connection = try makeConnection(database)
            let check = try connection.prepare("PRAGMA integrity_check")
            #expect(try check.step())
            #expect(try check.text(0, of: "check") == "ok", "round \(round)")
            #expect(try !connection.prepare("PRAGMA foreign_key_check").step(), "round \(round)")
        }
        let count = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count
        // A process is killed only after its first change: there are more where it was killed while it wrote.
        #expect(count > 300)
    }

    /// Writes item after item, and each into `log` once it is made, until a thread of its own kills the process, at a
    /// moment that differs from round to round.
    private static func write(to database: String, acknowledgingIn log: String, untilKilledIn round: Int) async throws {
        let store = SQLiteDatabase(path: database)
        var chance = SeededGenerator(seed: UInt64(round))
        let file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        for number in 0... {
            let item = ToDoItem.sample("\(round)-\(number)", at: TimeInterval(round * 100_000 + number))
            try await store.createNewItem(item, inList: list.id)
            let line = Array("\(item.text)\n".utf8)
            guard Foundation.write(file, line, line.count) == line.count else { return }
            guard number == 0 else { continue }
            let delay = UInt32(chance.number(below: 30_000))
            Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
        }
    }
}
