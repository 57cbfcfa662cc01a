import Coordinator
import Foundation
import Model
import SQLite
import Shell
import TextUI

/// The time from a key press to the new screen: the key opens a list of 10,000 items in a database file, or ticks off
/// the list's first item.
var listsRows: [Benchmark] {
    [
        Benchmark(name: "lists.open.10k", unit: "ms") {
            try await milliseconds(on: .lists, from: .enter, to: "] \(changedText)", settles: true)
        },
        Benchmark(name: "lists.open.10k.known", unit: "ms") {
            try await milliseconds(on: .lists, from: .enter, to: "] \(knownText)", settles: false)
        },
        Benchmark(name: "lists.toggle.10k", unit: "ms") {
            try await milliseconds(on: .list(Route.first), from: .enter, to: "[x] \(changedText)", settles: true)
        },
    ]
}

/// Opens `route`, presses `key`, and returns the time until the next screen; infinity unless it shows `text`.
///
/// Before `key` is pressed, another connection changes the first item. The screen shows the change only if the file is
/// read after the key press.
///
/// - Parameter settles: Whether the screen is drawn only after the work started by the key has ended.
private func milliseconds(on route: Route, from key: Key, to text: String, settles: Bool) async throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lists-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "strata.sqlite").path
    let other = SQLiteLists(in: SQLiteDatabase(path: path))
    try await other.createNewList(longList)
    let app = makeApp(SQLiteDatabase(path: path))
    let pilot = Pilot(app: app, size: Size(width: 120, height: 40))
    await pilot.start { await $0.open(route) }
    await pilot.settle()
    for item in longList.items.prefix(1) {
        try await other.updateItem(item.id, .text(changedText), at: longList.updated)
    }
    let clock = ContinuousClock()
    let start = clock.now
    app.press(key)
    if settles { await app.settle() }
    let screen = pilot.frame().grid.plainText
    let time = (clock.now - start).milliseconds
    await app.settle()
    return screen.contains(text) ? time : .infinity
}

private let changedText = "Changed by someone else"
private let knownText = "Item 9999"

private let longList = ToDoList(
    id: UUID(), name: "Long", updated: .now,
    items: (0..<10_000).reversed().map {
        ToDoItem(id: UUID(), text: "Item \($0)", created: Date(timeIntervalSinceReferenceDate: Double($0)))
    })
