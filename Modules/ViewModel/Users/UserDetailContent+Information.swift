import Foundation
import Model

extension UserDetailContent {
    /// Rows of information under a title.
    public nonisolated struct Section: Hashable, Identifiable, Sendable {
        public let title: String
        public let rows: [InformationRow]

        public init(title: String, rows: [InformationRow]) {
            self.title = title
            self.rows = rows
        }

        /// The title, which no other section has.
        public var id: String { title }
    }
}

nonisolated extension UserDetailContent {
    /// The four sections under their titles, in the order of the screen; an empty section is left out.
    public var sections: [Section] {
        [
            Section(title: UsersWords.contactInformation, rows: contact),
            Section(title: UsersWords.location, rows: location),
            Section(title: UsersWords.personalInformation, rows: person),
            Section(title: UsersWords.accountInformation, rows: account),
        ].filter { !$0.rows.isEmpty }
    }

    var contact: [InformationRow] {
        Array(known: [
            (UsersWords.email, user.email, "envelope"),
            (UsersWords.phone, user.phone, "phone"),
            (UsersWords.cell, user.cell, "phone.fill"),
        ])
    }

    var location: [InformationRow] {
        Array(known: [
            (UsersWords.address, user.location.street, "location"),
            (UsersWords.city, user.location.city, "building.2"),
            (UsersWords.state, user.location.state, "map"),
            (UsersWords.country, user.location.country, "globe"),
            (UsersWords.postcode, user.location.postcode, "number"),
        ])
    }

    var person: [InformationRow] {
        Array(known: [
            (UsersWords.gender, user.gender?.capitalized, "person"),
            (UsersWords.dateOfBirth, user.birth?.date.map(localization.day), "calendar"),
            (UsersWords.age, age.map(User.ageText), "clock"),
            (UsersWords.nationality, user.nationality, "flag"),
        ])
    }

    var account: [InformationRow] {
        Array(known: [
            (UsersWords.username, user.username, "person.circle"),
            (UsersWords.uuid, user.uuid, "key"),
        ])
    }
}
