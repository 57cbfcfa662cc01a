public import Foundation

extension User {
    /// A person's name and title.
    public struct Name: Hashable, Codable, Sendable {
        /// The title, such as `Ms`.
        public let title: String?
        /// The given name; empty if it is unknown.
        public let first: String
        /// The family name; empty if it is unknown.
        public let last: String

        /// Creates a name, with a title if the person has one.
        public init(title: String? = nil, first: String, last: String) {
            self.title = title
            self.first = first
            self.last = last
        }
    }

    /// An address; every part may be unknown.
    public struct Location: Hashable, Codable, Sendable {
        /// House number and street in one line, such as `12 Main Street`.
        public let street: String?
        public let city: String?
        /// The state, region, province or county.
        public let state: String?
        /// The country's English name.
        public let country: String?
        /// The postcode as written on an envelope: leading zeros and letters are kept.
        public let postcode: String?

        /// Creates an address; unknown parts are nil.
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

        /// City and country in one line, as far as they are known.
        public var cityAndCountry: String {
            [city, country].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// A date of birth and an age, as a service sent them.
    public struct Birth: Hashable, Codable, Sendable {
        /// The moment of birth, to the millisecond, as the service sent it.
        public let date: Date?
        /// The age in completed years when the service sent it, 0 or more.
        public let age: Int?

        /// Creates a date of birth and an age, as far as they are known.
        public init(date: Date?, age: Int?) {
            self.date = date
            self.age = age
        }

        /// Returns the age in completed years on the day of `moment` in `timeZone`, or the age that the service sent if
        /// the date of birth is unknown.
        ///
        /// Returns nil for a birth in the future or more than 130 years ago. The day of birth is the day in UTC, as in
        /// `Localization.day(_:)`. In common years, a birthday on 29 February counts as the 28th.
        public func age(at moment: Date, in timeZone: TimeZone) -> Int? {
            guard let date else { return age }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let today = moment + TimeInterval(timeZone.secondsFromGMT(for: moment))
            let (birth, day) = (calendar.startOfDay(for: date), calendar.startOfDay(for: today))
            let years = calendar.dateComponents([.year], from: birth, to: day).year
            guard birth <= day, let years, years <= 130 else { return nil }
            return years
        }
    }

    /// The URLs of a picture, in one or two sizes.
    public struct Picture: Hashable, Codable, Sendable {
        public let large: URL
        public let thumbnail: URL?

        /// Creates the URLs of a picture.
        public init(large: URL, thumbnail: URL? = nil) {
            self.large = large
            self.thumbnail = thumbnail
        }
    }
}
