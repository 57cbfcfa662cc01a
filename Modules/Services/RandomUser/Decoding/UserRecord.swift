import Foundation
import Model

/// A person in the service's response.
struct UserRecord: Decodable {
    private let user: User
    private let birth: (date: Date, age: Int?)?

    typealias Fields = KeyedDecodingContainer<Key>

    /// The keys of all levels, without those of the password, its salt and its hashes, which must not be read.
    enum Key: String, CodingKey {
        case name, title, first, last
        case email, phone, cell, gender, nat
        case login, username, uuid
        case location, street, number, city, state, country, postcode
        case dob, date, age
        case picture, large, thumbnail
    }

    init(from decoder: any Decoder) throws {
        guard let fields = try? decoder.container(keyedBy: Key.self) else {
            throw FormatError(path: "", expected: .object, found: FoundValue(from: decoder).found)
        }
        let name = try fields.object(.name)
        let login = try fields.object(.login)
        user = User(
            name: User.Name(
                title: try name.text(.title), first: try name.required(.first), last: try name.required(.last)),
            email: try fields.required(.email), username: try login.required(.username), uuid: try login.text(.uuid),
            gender: try fields.text(.gender), location: try User.Location(of: fields), phone: try fields.text(.phone),
            cell: try fields.text(.cell), nationality: try fields.text(.nat), picture: try User.Picture(of: fields))
        birth = try fields.birth()
    }

    /// Returns the person; if the response has no age, it is computed as of `now`.
    func user(at now: Date) -> User {
        user.born(birth.map { User.Birth(date: $0.date, age: $0.age ?? ServiceDate.years(from: $0.date, to: now)) })
    }
}

extension User.Location {
    fileprivate init(of fields: UserRecord.Fields) throws(FormatError) {
        guard let location = try fields.optionalObject(.location) else {
            self.init()
            return
        }
        self.init(
            street: try location.street(), city: try location.text(.city), state: try location.text(.state),
            country: try location.text(.country), postcode: try location.text(.postcode))
    }
}

extension User.Picture {
    fileprivate init?(of fields: UserRecord.Fields) throws(FormatError) {
        guard let picture = try fields.optionalObject(.picture), let large = try picture.url(.large) else { return nil }
        self.init(large: large, thumbnail: try picture.url(.thumbnail))
    }
}

extension UserRecord.Fields {
    /// Returns the street with its number, which version 1.1 sends as one text.
    fileprivate func street() throws(FormatError) -> String? {
        guard let street = try? optionalObject(.street) else { return try text(.street) }
        return [try street.text(.number), try street.text(.name)].compactMap(\.self).joined(separator: " ")
    }

    fileprivate func birth() throws(FormatError) -> (date: Date, age: Int?)? {
        // Version 1.1 sends the date alone.
        guard let birth = try? optionalObject(.dob) else { return try date(.dob).map { ($0, nil) } }
        return try birth.date(.date).map { date throws(FormatError) in (date, try birth.count(.age)) }
    }
}
