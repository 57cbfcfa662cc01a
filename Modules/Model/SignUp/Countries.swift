public import Foundation

/// A country or territory.
public struct Country: Hashable, Sendable {
    /// The two-letter code of ISO 3166-1, such as `GB`.
    public let code: String
    /// The name in the user's language.
    public let name: String

    /// Creates a country with its code and its name.
    public init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

/// The countries to choose from, which can be found by name or code.
public struct Countries: Hashable, Sendable {
    private let entries: [Entry]

    private struct Entry: Hashable {
        let country: Country
        let letters: String
    }

    /// Creates a list of the given countries; `matches(_:)` keeps their order.
    public init(_ countries: [Country]) {
        entries = countries.map { Entry(country: $0, letters: Self.letters(of: $0.name)) }
    }

    /// Creates a list of all countries that Foundation knows, sorted by their names in `locale`.
    ///
    /// Foundation's regions also include continents and unions, which are left out.
    ///
    /// Complexity: O(countries · log countries).
    public init(locale: Locale) {
        let regions = Locale.Region.isoRegions.filter {
            $0.identifier.count == 2 && $0.continent != nil && $0.subRegions.isEmpty
        }
        let countries = regions.compactMap { region in
            locale.localizedString(forRegionCode: region.identifier).map {
                (folded: $0.folded, country: Country(code: region.identifier, name: $0))
            }
        }
        self.init(
            countries.sorted { ($0.folded, $0.country.code) < ($1.folded, $1.country.code) }.map(\.country))
    }

    /// All countries, in the order of the list.
    ///
    /// Complexity: O(countries).
    public var all: [Country] { entries.map(\.country) }

    /// Returns the country whose name or code is `text`, or else the countries whose names begin with `text`.
    ///
    /// Ignores case, accents, width, punctuation and spaces. The beginning of a name must have at least three letters,
    /// because `UK` would otherwise find Ukraine.
    ///
    /// Complexity: O(countries).
    public func matches(_ text: String) -> [Country] {
        let letters = Self.letters(of: text)
        guard !letters.isEmpty else { return [] }
        if let exact = entries.first(where: { $0.letters == letters || Self.letters(of: $0.country.code) == letters }) {
            return [exact.country]
        }
        guard letters.count >= 3 else { return [] }
        return entries.filter { $0.letters.hasPrefix(letters) }.map(\.country)
    }

    private static func letters(of text: String) -> String {
        text.folded.filter { $0.isLetter || $0.isNumber }
    }
}
