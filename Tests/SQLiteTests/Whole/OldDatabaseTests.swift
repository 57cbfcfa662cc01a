import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("An old database, in which the tables of all features share one version", .leakChecks)
struct OldDatabaseTests {
    /// An app, named after the features that it has.
    enum App: String, CaseIterable {
        case all, users, lists, settings

        var schema: Schema {
            switch self {
            case .all: Schema()
            case .users: Schema(features: [UsersTables()])
            case .lists: Schema(features: [ListsTables()])
            case .settings: Schema(features: [SettingsTables()])
            }
        }
    }

    @Test(
        "An old database keeps its data when several apps open it in turn, each with all features or only one",
        arguments: 1...3, App.allCases)
    func opens(version: Int, first: App) async throws {
        let folder = try makeFolder()
        try OldDatabase.make(folder.database, version: version)
        for app in [first] + App.allCases {
            try await expectData(of: version, makeStore(folder.database, schema: app.schema), app)
        }
    }

    @Test("An old database can store new data for each feature", arguments: 1...3)
    func storesMore(version: Int) async throws {
        let folder = try makeFolder()
        try OldDatabase.make(folder.database, version: version)
        let store = makeStore(folder.database)
        let lists = trackForLeaks(SQLiteLists(in: store))
        #expect(try await store.apply(.add(.called("Mia"))) == OldDatabase.bookmarks + [.called("Mia")])
        let settings = version < 2 ? Settings() : OldDatabase.settings
        #expect(try await store.apply(.theme(.dark)) == settings.applying(.theme(.dark)))
        let trips = ToDoList.sample("Trips", at: 9)
        try await lists.createNewList(trips)
        #expect(try await lists.getAllToDoLists() == [trips] + (version < 3 ? [] : [OldDatabase.list]))
    }

    /// Expects `app` to find everything that `version` could store for the app's features.
    private func expectData(of version: Int, _ store: SQLiteDatabase, _ app: App) async throws {
        if app == .all || app == .users {
            #expect(try await store.bookmarks() == OldDatabase.bookmarks)
        }
        if app == .all || app == .settings {
            #expect(try await store.settings() == (version < 2 ? nil : OldDatabase.settings))
        }
        if app == .all || app == .lists {
            let lists = trackForLeaks(SQLiteLists(in: store))
            #expect(try await lists.getAllToDoLists() == (version < 3 ? [] : [OldDatabase.list]))
        }
    }
}
