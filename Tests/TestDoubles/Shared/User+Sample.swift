import Foundation
public import Model

extension User {
    /// Returns a person with a value in every field except the thumbnail, unless given otherwise.
    ///
    /// The email address and the username, and so the `uniqueID`, are derived from the name unless given.
    public static func sample(
        _ first: String = "Ada", _ last: String = "Lovelace", email: String? = nil, username: String? = nil,
        city: String? = "London", country: String? = "United Kingdom", postcode: String = "SW1Y 4JH",
        birth: Birth? = .sample(age: 33), hasPicture: Bool = true
    ) -> User {
        let handle = "\(first).\(last)".lowercased()
        let picture = hasPicture ? URL(string: "https://example.com/\(handle).ppm") : nil
        return User(
            name: Name(title: "Ms", first: first, last: last), email: email ?? "\(handle)@example.com",
            username: username ?? handle, uuid: "155e77ee-ba6d-486f-95ce-0e0c0fb4b919", gender: "female",
            location: Location(
                street: "12 St James's Square", city: city, state: "Greater London", country: country,
                postcode: postcode),
            birth: birth, phone: "020 7946 0018", cell: "07700 900077", nationality: "GB",
            picture: picture.map { Picture(large: $0) })
    }

    /// Returns the person with this number, such as `Person 007`; each number gives a different person.
    public static func sample(number: Int) -> User {
        let digits = "\(number)"
        return sample("Person", String(repeating: "0", count: max(0, 3 - digits.count)) + digits)
    }
}

extension User.Birth {
    /// Returns a birth on 8 March 1992, 15:13:16.688 UTC, with the age that a service sent.
    public static func sample(age: Int?) -> User.Birth {
        User.Birth(date: Date(timeIntervalSince1970: 700_067_596.688), age: age)
    }
}
