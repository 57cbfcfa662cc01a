import Foundation
public import Interactor
import Model
public import Testing

/// The rules for every store of bookmarks; a test of each store runs all cases.
public struct BookmarksStoreContract: Sendable, CustomTestStringConvertible {
    /// The rule, as a sentence about the store.
    public let testDescription: String
    /// Changes, and the people who are stored after each of them.
    private let steps: [(change: BookmarksChange, stored: [User])]

    public static let allCases = [
        rule("holds nothing at first", []),
        rule(
            "keeps people in the order they were added",
            [(.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.add(.mia), [.zoe, .ada, .mia])]),
        rule("returns every part of a person", [(.add(.complete), [.complete])]),
        rule(
            "does not move or change a person who is added again",
            [(.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.add(.renamed), [.zoe, .ada])]),
        rule(
            "compares IDs as Swift does, not byte by byte",
            [(.add(.composed), [.composed]), (.add(.decomposed), [.composed]), (.remove(User.decomposed.uniqueID), [])]),
        rule(
            "removes a person by ID, and puts one who is added back at the end",
            [
                (.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.remove(User.zoe.uniqueID), [.ada]),
                (.add(.zoe), [.ada, .zoe]),
            ]),
        rule("ignores an unknown ID", [(.add(.zoe), [.zoe]), (.remove("nobody"), [.zoe])]),
        rule("removes everyone", [(.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.removeAll, [])]),
        rule(
            "keeps quotes, line breaks, NUL, emoji and right-to-left text",
            [(.add(.odd), [.odd]), (.remove(User.odd.uniqueID), [])]),
    ]

    private static func rule(_ sentence: String, _ steps: [(BookmarksChange, [User])]) -> BookmarksStoreContract {
        BookmarksStoreContract(testDescription: sentence, steps: steps)
    }

    /// Checks this rule on `store`, which must be new.
    public func check(_ store: some BookmarksStore) async throws {
        for (change, stored) in steps {
            #expect(try await store.apply(change) == stored, "The store \(testDescription).")
        }
        #expect(try await store.bookmarks() == steps.last?.stored ?? [], "The store \(testDescription).")
    }
}

extension User {
    fileprivate static let zoe = called("Zoe")
    fileprivate static let ada = called("Ada")
    fileprivate static let mia = called("Mia")
    fileprivate static let composed = called("Ren\u{e9}")
    fileprivate static let decomposed = called("Rene\u{301}")
    fileprivate static let odd = called("'; DROP TABLE bookmarks; --\"\\\n\u{0}\u{1b}[31m 👩‍👩‍👧 \u{202e}שלום")
    fileprivate static let renamed = User(
        name: Name(first: "Renamed", last: "Example"), email: zoe.email, username: zoe.username)
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
