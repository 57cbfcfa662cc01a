import Foundation
import Model

nonisolated extension UserDetailContent {
    /// The four sections under their titles, in the order of the screen; an empty one is left out.
    public var sections: [(title: String, rows: [InformationRow])] {
        [
            (UsersWords.contactInformation, contact), (UsersWords.location, location),
            (UsersWords.personalInformation, person), (UsersWords.accountInformation, account),
        ].filter { !$0.1.isEmpty }
    }

    var contact: [InformationRow] {
        known([
            (UsersWords.email, user.email, "envelope"),
            (UsersWords.phone, user.phone, "phone"),
            (UsersWords.cell, user.cell, "phone.fill"),
        ])
    }

    var location: [InformationRow] {
        known([
            (UsersWords.address, user.location.street, "location"),
            (UsersWords.city, user.location.city, "building.2"),
            (UsersWords.state, user.location.state, "map"),
            (UsersWords.country, user.location.country, "globe"),
            (UsersWords.postcode, user.location.postcode, "number"),
        ])
    }

    var person: [InformationRow] {
        known([
            (UsersWords.gender, user.gender?.capitalized, "person"),
            (UsersWords.dateOfBirth, user.birth.map { localization.day($0.date) }, "calendar"),
            (UsersWords.age, user.ageText, "clock"),
            (UsersWords.nationality, user.nationality, "flag"),
        ])
    }

    var account: [InformationRow] {
        known([
            (UsersWords.username, user.username, "person.circle"),
            (UsersWords.uuid, user.uuid, "key"),
        ])
    }

    private func known(_ rows: [(String, String?, String)]) -> [InformationRow] {
        rows.compactMap { title, value, symbol in
            guard let value, !value.isEmpty else { return nil }
            return (title, value, symbol)
        }
    }
}
