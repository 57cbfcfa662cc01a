import Foundation
import Model

extension UserDetailViewModel {
    /// How to reach the person.
    public func getContactInformation() -> [InformationRow] {
        known([
            ("Email", user.email, "envelope"),
            ("Phone", user.phone, "phone"),
            ("Cell", user.cell, "phone.fill"),
        ])
    }

    /// Where the person lives.
    public func getLocationInformation() -> [InformationRow] {
        known([
            ("Address", user.location.street, "location"),
            ("City", user.location.city, "building.2"),
            ("State", user.location.state, "map"),
            ("Country", user.location.country, "globe"),
            ("Postcode", user.location.postcode, "number"),
        ])
    }

    /// Who the person is.
    public func getPersonalInformation() -> [InformationRow] {
        known([
            ("Gender", user.gender?.capitalized, "person"),
            ("Date of Birth", user.birth.map { localization.day($0.date) }, "calendar"),
            ("Age", user.ageText, "clock"),
            ("Nationality", user.nationality, "flag"),
        ])
    }

    /// What the service knows the person by.
    public func getAccountInformation() -> [InformationRow] {
        known([
            ("Username", user.username, "person.circle"),
            ("UUID", user.uuid, "key"),
        ])
    }

    /// The four sections under their titles, in the order of the screen; one without a line is left out.
    public var sections: [(title: String, rows: [InformationRow])] {
        [
            ("Contact Information", getContactInformation()),
            ("Location", getLocationInformation()),
            ("Personal Information", getPersonalInformation()),
            ("Account Information", getAccountInformation()),
        ].filter { !$0.1.isEmpty }
    }

    private func known(_ rows: [(String, String?, String)]) -> [InformationRow] {
        rows.compactMap { title, value, symbol in
            guard let value, !value.isEmpty else { return nil }
            return (title, value, symbol)
        }
    }
}
