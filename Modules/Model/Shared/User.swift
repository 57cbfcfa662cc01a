public import Foundation

/// One person of the directory.
///
/// Only what identifies a person is required: the service lets a request leave out every other part.
public struct User: Hashable, Codable, Sendable {
    /// How the person is called.
    public var name: Name
    /// Where mail reaches them; half of what identifies them.
    public var email: String
    /// Their name at the service; the other half.
    public var username: String
    /// The service's own identifier.
    public var uuid: String?
    /// As the service says it, such as `female`.
    public var gender: String?
    /// Where they live.
    public var location: Location
    /// When they were born.
    public var birth: Birth?
    /// As it is dialled in their country.
    public var phone: String?
    /// Their mobile number, as it is dialled in their country.
    public var cell: String?
    /// The two letters of ISO 3166-1, such as `GB`.
    public var nationality: String?
    /// Where their picture is.
    public var picture: Picture?

    /// A person of whom more than name, e-mail and username may be unknown.
    public init(
        name: Name, email: String, username: String, uuid: String? = nil, gender: String? = nil,
        location: Location = Location(), birth: Birth? = nil, phone: String? = nil, cell: String? = nil,
        nationality: String? = nil, picture: Picture? = nil
    ) {
        self.name = name
        self.email = email
        self.username = username
        self.uuid = uuid
        self.gender = gender
        self.location = location
        self.birth = birth
        self.phone = phone
        self.cell = cell
        self.nationality = nationality
        self.picture = picture
    }

    /// What tells two people apart: e-mail and username, joined by an underscore.
    public var uniqueID: String { "\(email)_\(username)" }

    /// First and last name, without the title.
    public var fullName: String {
        [name.first, name.last].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The first letters of first and last name, upper-cased.
    public var initials: String {
        [name.first, name.last].compactMap(\.first).map { $0.uppercased() }.joined()
    }
}

extension User {
    /// How a person is called.
    public struct Name: Hashable, Codable, Sendable {
        public var title: String?
        /// The given name.
        public var first: String
        /// The family name.
        public var last: String

        /// A name; not everyone has a title.
        public init(title: String? = nil, first: String, last: String) {
            self.title = title
            self.first = first
            self.last = last
        }
    }

    /// Where a person lives; every part may be missing.
    public struct Location: Hashable, Codable, Sendable {
        /// House number and street as one line, such as `12 Main Street`.
        public var street: String?
        /// Without its postcode.
        public var city: String?
        /// Or region, province, county: what the country is divided into.
        public var state: String?
        /// Its English name.
        public var country: String?
        /// As it is written on an envelope: leading zeros and letters are kept.
        public var postcode: String?

        /// A place as far as it is known.
        public init(
            street: String? = nil, city: String? = nil, state: String? = nil, country: String? = nil,
            postcode: String? = nil
        ) {
            self.street = street
            self.city = city
            self.state = state
            self.country = country
            self.postcode = postcode
        }
    }

    /// When a person was born, and how many years ago that was.
    public struct Birth: Hashable, Codable, Sendable {
        /// To the millisecond, as the service says it.
        public var date: Date
        /// In completed years, 0 or more.
        public var age: Int

        /// A day of birth, and the age that goes with it.
        public init(date: Date, age: Int) {
            self.date = date
            self.age = age
        }
    }

    /// Where a person's picture is, in two sizes.
    public struct Picture: Hashable, Codable, Sendable {
        /// The larger of the two.
        public var large: URL
        /// The smaller of the two, where there is one.
        public var thumbnail: URL?

        /// A picture in one or two sizes.
        public init(large: URL, thumbnail: URL? = nil) {
            self.large = large
            self.thumbnail = thumbnail
        }
    }
}

extension User.Location {
    /// City and country in one line, as far as they are known.
    public var cityAndCountry: String {
        [city, country].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
