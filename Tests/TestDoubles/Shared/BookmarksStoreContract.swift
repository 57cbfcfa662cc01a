import Foundation
public import Interactor
import Model
public import Testing

/// The rules for every store of bookmarks; a test of each store runs all cases.
public enum BookmarksStoreContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsEmpty = "holds nothing at first"
    case keepsOrder = "keeps people in the order they were added"
    case keepsEveryPart = "returns every part of a person"
    case addsOnce = "does not move or change a person who is added again"
    case addsEqualStringsOnce = "compares IDs as Swift does, not byte by byte"
    case removes = "removes a person by ID"
    case ignoresUnknown = "ignores an unknown ID"
    case readdsLast = "puts a person who is added back at the end"
    case removesAll = "removes everyone"
    case takesAnyText = "keeps quotes, line breaks, NUL, emoji and right-to-left text"

    /// The rule, as a sentence about the store.
    public var testDescription: String { rawValue }

    /// Checks this rule on `store`, which must be new.
    public func check(_ store: some BookmarksStore) async throws {
        switch self {
        case .startsEmpty:
            try await expect(store, [], after: [])
        case .keepsOrder:
            try await expect(store, [.zoe, .ada, .mia], after: [.add(.zoe), .add(.ada), .add(.mia)])
        case .keepsEveryPart:
            try await expect(store, [.complete], after: [.add(.complete)])
        case .addsOnce:
            let renamed = User(
                name: User.Name(first: "Renamed", last: "Example"), email: User.zoe.email, username: User.zoe.username)
            try await expect(store, [.zoe, .ada], after: [.add(.zoe), .add(.ada), .add(renamed)])
        case .addsEqualStringsOnce:
            let composed = User.called("Ren\u{e9}"), decomposed = User.called("Rene\u{301}")
            try await expect(store, [composed], after: [.add(composed), .add(decomposed)])
            try await expect(store, [], after: [.remove(decomposed.uniqueID)])
        case .removes:
            try await expect(store, [.zoe], after: [.add(.zoe), .add(.ada), .remove(User.ada.uniqueID)])
        case .ignoresUnknown:
            try await expect(store, [.zoe], after: [.add(.zoe), .remove("nobody")])
        case .readdsLast:
            let zoe = User.zoe.uniqueID
            try await expect(store, [.ada, .zoe], after: [.add(.zoe), .add(.ada), .remove(zoe), .add(.zoe)])
        case .removesAll:
            try await expect(store, [], after: [.add(.zoe), .add(.ada), .removeAll])
        case .takesAnyText:
            let text = "'; DROP TABLE bookmarks; --\"\\\n\u{0}\u{1b}[31m 👩‍👩‍👧 \u{202e}שלום"
            try await expect(store, [.called(text)], after: [.add(.called(text))])
            try await expect(store, [], after: [.remove(User.called(text).uniqueID)])
        }
    }

    private func expect(
        _ store: some BookmarksStore, _ users: [User], after changes: [BookmarksChange],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        var returned: [User] = []
        for change in changes { returned = try await store.apply(change) }
        let found = try await store.bookmarks()
        #expect(found == users && returned == users, "The store \(rawValue).", sourceLocation: sourceLocation)
    }
}

extension User {
    fileprivate static let zoe = called("Zoe")
    fileprivate static let ada = called("Ada")
    fileprivate static let mia = called("Mia")
    fileprivate static let complete = User(
        name: Name(title: "Dr", first: "Ada", last: "Lovelace"), email: "ada@example.org", username: "ada",
        uuid: "5f3c9a52-7f0e-4c6e-9d0b-2b1c9b1f0a11", gender: "female",
        location: Location(
            street: "12 St James's Square", city: "London", state: "Greater London", country: "United Kingdom",
            postcode: "0SW1Y"),
        birth: Birth(date: Date(timeIntervalSinceReferenceDate: -5_862_931_200.123), age: 36), phone: "020-1",
        cell: "07-2", nationality: "GB",
        picture: URL(string: "http://127.0.0.1/l.ppm").map { Picture(large: $0, thumbnail: $0) })

    fileprivate static func called(_ name: String) -> User {
        User(name: Name(first: name, last: "Example"), email: "\(name)@example.org", username: name)
    }
}
