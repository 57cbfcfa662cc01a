import Foundation
import Model

/// One of the results as the service sends it.
struct UserRecord: Decodable {
    private let user: User
    private let birth: (date: Date, age: Int?)?

    typealias Fields = KeyedDecodingContainer<Key>

    /// The keys at every depth.
    ///
    /// Those of the password, its salt and its hashes are left out on purpose.
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
            throw FieldError(path: [], expected: "an object", found: FoundValue(from: decoder).description)
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

    /// The person, with the age at `now` where the service did not tell it.
    func user(at now: Date) -> User {
        var user = user
        user.birth = birth.map { User.Birth(date: $0.date, age: $0.age ?? ServiceDate.years(from: $0.date, to: now)) }
        return user
    }
}

extension User.Location {
    fileprivate init(of fields: UserRecord.Fields) throws(FieldError) {
        self.init()
        guard let location = try fields.optionalObject(.location) else { return }
        // Version 1.1 sends the street as one text, with its number.
        if let street = try? location.optionalObject(.street) {
            self.street = [try street.text(.number), try street.text(.name)].compactMap(\.self).joined(separator: " ")
        } else {
            street = try location.text(.street)
        }
        city = try location.text(.city)
        state = try location.text(.state)
        country = try location.text(.country)
        postcode = try location.text(.postcode)
    }
}

extension User.Picture {
    fileprivate init?(of fields: UserRecord.Fields) throws(FieldError) {
        guard let picture = try fields.optionalObject(.picture), let large = try picture.url(.large) else { return nil }
        self.init(large: large, thumbnail: try picture.url(.thumbnail))
    }
}

extension UserRecord.Fields {
    fileprivate func birth() throws(FieldError) -> (date: Date, age: Int?)? {
        // Version 1.1 sends the date alone.
        guard let birth = try? optionalObject(.dob) else { return try date(.dob).map { ($0, nil) } }
        return try birth.date(.date).map { date throws(FieldError) in (date, try birth.count(.age)) }
    }
}
