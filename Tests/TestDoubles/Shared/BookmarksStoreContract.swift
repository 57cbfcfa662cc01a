import Foundation
public import Interactor
import Model
public import Testing

/// The rules for every bookmarks store; each kind of store has a test that runs all cases.
public struct BookmarksStoreContract: Sendable, CustomTestStringConvertible {
    /// The rule, as a sentence.
    public let testDescription: String
    /// The changes, each with the people who must be stored after the change.
    private let steps: [(change: BookmarksChange, stored: [User])]

    public static let allCases = [
        rule("A new store is empty", []),
        rule(
            "People are kept in the order they were added",
            [(.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.add(.mia), [.zoe, .ada, .mia])]),
        rule("Every part of a person is kept", [(.add(.complete), [.complete])]),
        rule(
            "A person who is added again is neither moved nor changed",
            [(.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.add(.renamed), [.zoe, .ada])]),
        rule(
            "IDs are compared as Swift compares strings, not byte by byte",
            [(.add(.composed), [.composed]), (.add(.decomposed), [.composed]), (.remove(User.decomposed.uniqueID), [])]),
        rule(
            "A person is removed by ID and, when added again, comes last",
            [
                (.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.remove(User.zoe.uniqueID), [.ada]),
                (.add(.zoe), [.ada, .zoe]),
            ]),
        rule("Removing an unknown ID changes nothing", [(.add(.zoe), [.zoe]), (.remove("nobody"), [.zoe])]),
        rule("One change removes everyone", [(.add(.zoe), [.zoe]), (.add(.ada), [.zoe, .ada]), (.removeAll, [])]),
        rule(
            "Quotes, line breaks, NUL, emoji and right-to-left text are kept",
            [(.add(.odd), [.odd]), (.remove(User.odd.uniqueID), [])]),
    ]

    private static func rule(_ sentence: String, _ steps: [(BookmarksChange, [User])]) -> BookmarksStoreContract {
        BookmarksStoreContract(testDescription: sentence, steps: steps)
    }

    /// Checks this rule on `store`, which must be new.
    public func check(_ store: some BookmarksStore) async throws {
        for (change, stored) in steps {
            #expect(try await store.apply(change) == stored, "\(testDescription).")
        }
        #expect(try await store.bookmarks() == steps.last?.stored ?? [], "\(testDescription).")
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
