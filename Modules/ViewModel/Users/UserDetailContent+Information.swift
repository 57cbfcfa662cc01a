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
            (UsersWords.age, user.ageText, "clock"),
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
