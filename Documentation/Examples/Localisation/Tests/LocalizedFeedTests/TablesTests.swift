import Foundation
import Testing

@testable import LocalizedFeed

@Suite("The tables of all languages")
struct TablesTests {
    @Test("The table of each language has the keys of the English table", arguments: Bundle.module.localizations)
    func keys(language: String) throws {
        #expect(try keys(in: language) == keys(in: "en"))
    }

    private func keys(in language: String) throws -> Set<String> {
        let url = try #require(
            Bundle.module.url(
                forResource: "Localizable", withExtension: "strings", subdirectory: nil, localization: language))
        return Set(try PropertyListDecoder().decode([String: String].self, from: Data(contentsOf: url)).keys)
    }
}
