import Coordinator
import Foundation
import Model
import SQLite
import TextUI

/// A list of 10,000 items in a database file, from the key that opens it among all lists: to its first screen, and to
/// the screen that shows what was read from the file behind it.
var listsRows: [Benchmark] {
    [
        Benchmark(name: "lists.open.10k", unit: "ms") { try await millisecondsToOpen(settles: false) },
        Benchmark(name: "lists.open.10k.read", unit: "ms") { try await millisecondsToOpen(settles: true) },
    ]
}

private func millisecondsToOpen(settles: Bool) async throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lists-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "strata.sqlite").path
    try await SQLiteDatabase(path: path).createNewList(longList)
    let app = makeApp(SQLiteDatabase(path: path))
    let pilot = Pilot(app: app, size: Size(width: 120, height: 40))
    await pilot.start(at: .lists)
    await pilot.settle()
    let clock = ContinuousClock()
    let start = clock.now
    app.press(.enter)
    if settles { await app.settle() }
    let text = pilot.frame().grid.plainText
    let time = (clock.now - start).milliseconds
    await app.settle()
    return text.contains("Item 9999") ? time : .infinity
}

private let longList = ToDoList(
    id: UUID(), name: "Long", updated: .now,
    items: (0..<10_000).reversed().map {
        ToDoItem(id: UUID(), text: "Item \($0)", created: Date(timeIntervalSinceReferenceDate: Double($0)))
    })
