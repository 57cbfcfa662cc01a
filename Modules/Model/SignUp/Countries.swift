public import Foundation

/// A country or territory.
public struct Country: Hashable, Sendable {
    /// The two letters of ISO 3166-1, such as `GB`.
    public let code: String
    /// In the language of who reads it.
    public let name: String

    /// A country by that name.
    public init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

/// The countries to choose from, found by what is typed of their names.
public struct Countries: Hashable, Sendable {
    private let entries: [Entry]

    private struct Entry: Hashable {
        let country: Country
        let letters: String
    }

    /// The countries of a list, which matches keep the order of.
    public init(_ countries: [Country]) {
        entries = countries.map { Entry(country: $0, letters: Self.letters(of: $0.name)) }
    }

    /// All that Foundation knows, by their names in `locale`, in the order of these.
    ///
    /// Continents and unions of countries are regions, too, but nobody's country.
    public init(locale: Locale) {
        let regions = Locale.Region.isoRegions.filter {
            $0.identifier.count == 2 && $0.continent != nil && $0.subRegions.isEmpty
        }
        let countries = regions.compactMap { region in
            locale.localizedString(forRegionCode: region.identifier).map {
                (folded: Self.folded($0), country: Country(code: region.identifier, name: $0))
            }
        }
        self.init(
            countries.sorted { ($0.folded, $0.country.code) < ($1.folded, $1.country.code) }.map(\.country))
    }

    /// All of them.
    public var all: [Country] { entries.map(\.country) }

    /// The one that is called `text`, by its name or its code; or else those whose names begin so.
    ///
    /// Case, diacritics, punctuation and blanks do not count. A beginning has three letters: of fewer, such as `UK`, one
    /// could make a country that nobody meant.
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
        folded(text).filter { $0.isLetter || $0.isNumber }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
