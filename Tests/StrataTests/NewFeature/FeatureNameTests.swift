import Testing

@testable import Strata

@Suite("A feature's name")
struct FeatureNameTests {
    @Test(
        "A feature's name has forms for types, properties, titles, routes and sentences",
        arguments: [
            ("Notes", ["Notes", "notes", "Notes", "notes", "notes"]),
            ("ReadingList", ["ReadingList", "readingList", "Reading List", "reading-list", "reading list"]),
            ("URLList", ["URLList", "urlList", "URL List", "url-list", "URL list"]),
            ("FAQ", ["FAQ", "faq", "FAQ", "faq", "FAQ"]),
            ("Top10", ["Top10", "top10", "Top10", "top10", "top10"]),
            ("X", ["X", "x", "X", "x", "x"]),
        ])
    func forms(name: String, forms: [String]) throws {
        let name = try FeatureName(name)
        #expect([name.type, name.property, name.title, name.route, name.text] == forms)
    }

    @Test(
        "A feature's name must consist of ASCII letters and digits, and begin with a capital",
        arguments: [
            "", "notes", "1Note", "My-Notes", "My Notes", "_Notes", "Notizbücher", "日記", "Notes.swift", "..",
            "../Notes", "A/B", "/Notes", "Notes\n", "`Notes`", "Note\u{301}s",
        ])
    func noIdentifier(name: String) {
        let error = #expect(throws: FeatureNameError.noIdentifier(name)) { try FeatureName(name) }
        #expect(error?.description.contains("expected letters from A to Z and digits, starting with a capital") == true)
    }

    @Test(
        "A feature's name is refused if the name, or its form for a property, is already used by Swift",
        arguments: ["Any", "Self", "Type", "Protocol", "Class", "Default", "In", "String", "Task", "Foundation"])
    func reserved(name: String) {
        #expect(throws: FeatureNameError.reserved(name)) { try FeatureName(name) }
    }

    @Test("A feature's name that is too long for a title on the narrowest screen is refused")
    func length() throws {
        let name = "Abcdefghijklmnopqrstuvwxy"
        #expect(throws: FeatureNameError.tooLong(name, most: 24)) { try FeatureName(name) }
        #expect(try FeatureName(String(name.dropLast())).title.count == 24)
    }

    @Test("Each form of the placeholder is replaced with the same form of the feature's name")
    func replacing() throws {
        let template = "FeatureNameView(featureName) // the feature name: feature-name, “Feature Name”"
        let text = try FeatureName("WishList").replacingPlaceholder(in: template)
        #expect(text == "WishListView(wishList) // the wish list: wish-list, “Wish List”")
    }

    @Test("A feature's name is inserted unchanged, even if the name contains a form of the placeholder")
    func replacingOnce() throws {
        #expect(try FeatureName("XfeatureName").replacingPlaceholder(in: "FeatureName") == "XfeatureName")
    }

    @Test(
        "Replacing the placeholder in the edge of a screen's box keeps the width of the edge",
        arguments: [("Notes", "╭─ Notes ─────────╮"), ("ALongerWishList", "╭─ A Longer Wish List ─╮")])
    func box(name: String, edge: String) throws {
        let longEnough = name == "Notes" ? "╭─ Feature Name ──╮" : "╭─ Feature Name ───────╮"
        #expect(try FeatureName(name).replacingPlaceholder(in: longEnough) == edge)
    }
}
