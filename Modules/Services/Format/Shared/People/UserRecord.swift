import Foundation
import Model

/// A person in a response.
struct UserRecord: Decodable {
    let user: User

    typealias Fields = JSONFields<Key>

    /// The keys of a person and of the objects inside, without password, salt and hashes, which must never be read.
    enum Key: String, CodingKey {
        case name, title, first, last
        case email, phone, cell, gender, nat
        case login, username, uuid
        case location, street, number, city, state, country, postcode
        case dob, date, age
        case picture, large, thumbnail
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        guard let name = fields.object(.name) else { throw fields.error(.name, expected: .object) }
        let (first, last) = (name.text(.first), name.text(.last))
        guard first != nil || last != nil else { throw name.error(.first, expected: .text) }
        let login = fields.object(.login)
        let (email, username) = (fields.text(.email), login?.text(.username))
        // An e-mail address or a username is enough to identify a person.
        guard email != nil || username != nil else { throw fields.error(.email, expected: .text) }
        user = User(
            name: User.Name(title: name.text(.title), first: first ?? "", last: last ?? ""),
            email: email ?? "", username: username ?? "", uuid: login?.text(.uuid), gender: fields.text(.gender),
            location: fields.object(.location).map(User.Location.init) ?? User.Location(), birth: fields.birth(),
            phone: fields.text(.phone), cell: fields.text(.cell), nationality: fields.text(.nat),
            picture: fields.object(.picture).flatMap(User.Picture.init))
    }
}

extension User.Location {
    fileprivate init(_ fields: UserRecord.Fields) {
        self.init(
            street: fields.street(), city: fields.text(.city), state: fields.text(.state),
            country: fields.text(.country), postcode: fields.text(.postcode))
    }
}

extension User.Picture {
    fileprivate init?(_ fields: UserRecord.Fields) {
        guard let large = fields.url(.large) else { return nil }
        self.init(large: large, thumbnail: fields.url(.thumbnail))
    }
}

extension UserRecord.Fields {
    /// Returns the street with its number, which version 1.1 sends as one text.
    fileprivate func street() -> String? {
        guard let street = object(.street) else { return text(.street) }
        // A whole number is tried first: to read a number as text would throw an error, which is slow to create.
        let number = street.wholeNumber(.number, in: Int.min...Int.max).map(String.init) ?? street.text(.number)
        let name = street.text(.name)
        guard let number, let name else { return number ?? name }
        return "\(number) \(name)"
    }

    /// Returns the date of birth and the age, as far as they are known; version 1.1 sends only the date.
    fileprivate func birth() -> User.Birth? {
        let fields = object(.dob)
        let date = fields.map { $0.date(.date) } ?? self.date(.dob)
        let age = fields?.wholeNumber(.age, in: 0...Int.max)
        return date == nil && age == nil ? nil : User.Birth(date: date, age: age)
    }

    private func date(_ key: Key) -> Date? {
        text(key).flatMap(ServiceDate.date)
    }
}
