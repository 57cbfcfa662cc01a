import Testing

@testable import Strata

@Suite("A list of features")
struct FeatureListTests {
    private static let text = """
        import Coordinator

        extension Composition {
            func addFeatures(to list: inout FeatureList) throws {
                let notes = list.add(try NotesFeature(self))

                // Tasks know people.
                list.add(
                    TasksFeature(
                        notes: notes.service,
                        people: people))
                list.add(PeopleFeature())
                // New features go above this line.
            }
        }

        """

    private func makeList(_ text: String = text) throws -> FeatureList {
        try #require(FeatureList(text, at: "Features.swift"))
    }

    @Test("A list of features has a statement for each feature, with the comments above the statement")
    func statements() throws {
        let statements = try makeList().statements
        #expect(statements.map(\.lines.count) == [1, 5, 1])
        #expect(statements[1].lines.first == "// Tasks know people.")
        #expect(statements.map(\.binding) == ["notes", nil, nil])
    }

    @Test("The names in a statement are its variables and types, but not members or argument labels")
    func names() throws {
        #expect(try makeList().statements[1].names == ["list", "TasksFeature", "notes", "people"])
    }

    @Test("A statement that names a constant needs the statement that declares the constant")
    func needs() throws {
        let statements = try makeList().statements
        #expect(statements[1].needs(statements[0]))
        #expect(!statements[0].needs(statements[0]) && !statements[2].needs(statements[0]))
        #expect(!FeatureStatement(["list.add(A(notes: 1, .notes))"]).needs(statements[0]))
    }

    @Test("A new statement is added above the marker, and the rest of the list is unchanged")
    func adding() throws {
        let longer = try makeList().adding([FeatureStatement(["list.add(ShopFeature(", "    self))"])])
        let marker = "        \(FeatureList.marker)\n"
        let added = "        list.add(ShopFeature(\n            self))\n"
        #expect(longer == Self.text.replacing(marker, with: added + marker))
    }

    @Test("A statement can be bound to a constant, and the constant can be removed again")
    func binding() throws {
        let list = try makeList()
        let (notes, people) = (list.statements[0], list.statements[2])
        #expect(notes.bound(to: nil).lines == ["list.add(try NotesFeature(self))"])
        #expect(people.bound(to: "people").binding == "people" && notes.bound(to: "notes") == notes)
        let commented = list.statements[1].bound(to: "tasks")
        #expect(commented.lines.prefix(2) == ["// Tasks know people.", "let tasks = list.add("])
        let text = list.adding([], changing: [(people, people.bound(to: "people"))])
        #expect(text == Self.text.replacing("list.add(PeopleF", with: "let people = list.add(PeopleF"))
    }

    @Test("A list that loses its statements keeps its other lines and its marker")
    func empty() throws {
        let list = try makeList()
        let lines = list.keeping([]).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 8 && lines[4].hasSuffix(FeatureList.marker))
        #expect(list.keeping([list.statements[2]]).contains("{\n        list.add(PeopleFeature())\n        // New"))
    }

    @Test(
        "A text without exactly one marker is not a list of features",
        arguments: ["", "\(FeatureList.marker)\n\(FeatureList.marker)", "x // New features"])
    func marker(text: String) {
        #expect(FeatureList(text, at: "Features.swift") == nil)
    }

    @Test(
        "A list of features may be a function without statements, or only the marker",
        arguments: ["func a() {\n    \(FeatureList.marker)\n}", FeatureList.marker])
    func alone(text: String) throws {
        let list = try makeList(text)
        #expect(list.statements.isEmpty)
        #expect(list.adding([FeatureStatement(["a()"])]).contains("a()\n"))
    }
}
