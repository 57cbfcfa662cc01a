import Foundation
import Model
import TestDoubles
import Testing

@Suite("Countries")
struct CountriesTests {
    private static let english = Countries(locale: Locale(identifier: "en_GB"))

    @Test("Countries are Foundation's regions, except continents and unions")
    func regions() {
        let codes = Set(Self.english.all.map(\.code))
        #expect(codes.isSuperset(of: ["GB", "DE", "JP", "XK", "AQ"]))
        #expect(codes.isDisjoint(with: ["001", "150", "EU", "UN", "EZ", "QO", "ZZ"]))
        #expect(codes.count == Self.english.all.count && codes.count > 240)
    }

    @Test(
        "Countries have names in the language of the locale, and are found by these names",
        arguments: [("en_GB", "Germany"), ("de", "Deutschland"), ("fr", "Allemagne"), ("ja", "ドイツ")])
    func languages(locale: String, name: String) {
        let countries = Countries(locale: Locale(identifier: locale))
        #expect(countries.matches(name) == [Country(code: "DE", name: name)])
    }

    @Test("Countries are sorted by name, as if the names had no accents")
    func order() throws {
        let names = Self.english.all.map(\.name)
        #expect(names.first == "Afghanistan")
        let place = try #require(names.firstIndex(of: "Åland Islands"))
        #expect(names[place + 1] == "Albania")
    }

    @Test(
        "Countries are found by a name, a code, or the beginning of a name",
        arguments: [
            ("ger", ["DE"]), ("GERMANY", ["DE"]), ("cote d ivoire", ["CI"]), ("COTE D'IVOIRE", ["CI"]),
            ("guinea-bissau", ["GW"]), ("guinea bissau", ["GW"]), ("GuineaBissau", ["GW"]), ("nig", ["NE", "NG"]),
            ("niger", ["NE"]), ("nigeri", ["NG"]), ("united  ", ["AE", "GB", "US"]), ("US", ["US"]),
            ("us", ["US"]), (" gb ", ["GB"]), ("uk", []), ("UK", []), ("un", []), ("uni", ["AE", "GB", "US"]),
            ("kingdom", []), ("", []), ("  ", []), ("&", []),
        ])
    func matches(text: String, codes: [String]) {
        #expect(Countries.sample.matches(text).map(\.code) == codes)
    }
}
