import Testing

@testable import Strata

@Suite("A line of the app's wiring")
struct InsertionTests {
    private let title = """
        enum Titles {
            static let notes = "Notes"
        }

        """

    @Test("is inserted at the end of its block")
    func end() throws {
        let text = try makeInsertion(title).inserted(into: "enum Titles {\n    static let a = 1\n}\nenum Other {\n}\n")
        #expect(text == "enum Titles {\n    static let a = 1\n    static let notes = \"Notes\"\n}\nenum Other {\n}\n")
    }

    @Test("is inserted before the first of the members that follow it, and before their comments")
    func follower() throws {
        let insertion = try makeInsertion(
            """
            struct App {
                let notes = Notes()
                let gone: Int
                let last: Int
            }
            """)
        let text = insertion.inserted(into: "struct App {\n    let a: Int\n    /// The last.\n    let last: Int\n}")
        #expect(
            text == "struct App {\n    let a: Int\n    let notes = Notes()\n    /// The last.\n    let last: Int\n}")
    }

    @Test("is inserted after an empty line where it has several lines in braces")
    func apart() throws {
        let insertion = try makeInsertion("extension App {\n    var notes: Notes {\n        Notes()\n    }\n}")
        #expect(insertion.lines == ["    var notes: Notes {", "        Notes()", "    }"])
        let text = insertion.inserted(into: "extension App {\n    var a: Int { 1 }\n}")
        #expect(
            text == "extension App {\n    var a: Int { 1 }\n\n    var notes: Notes {\n        Notes()\n    }\n}")
    }

    @Test(
        "is not inserted where its block is missing, is there twice, or does not end",
        arguments: ["", "enum Headings {\n}", "enum Titles {\n}\nenum Titles {\n}", "enum Titles {\n    // …"])
    func unknown(text: String) throws {
        #expect(try makeInsertion(title).inserted(into: text) == nil)
    }

    @Test("is named with the place where to add it")
    func advice() throws {
        #expect(
            try makeInsertion(title).advice == "Titles.swift, in `enum Titles {`:\n    static let notes = \"Notes\"")
    }

    private func makeInsertion(_ template: String) throws -> Insertion {
        Insertion(path: "Titles.swift", template: template, of: try FeatureName("Notes"))
    }
}
