import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The files that a feature needs", .computesLong, .leakChecks)
struct FileClosureTests {
    /// Returns the names of the files that the feature Notes needs from the `Shared` folders.
    private func needed(_ files: [String: String]) throws -> Set<String> {
        let temporary = trackForLeaks(try TemporaryPackage())
        let paths = files.map { ("Modules/\($0).swift", $1) }
        let package = try Package.small(temporary, files: Dictionary(uniqueKeysWithValues: paths))
        let known = try package.sources(of: package.layers).filter { ["Notes", Feature.shared].contains($0.room) }
        let closure = FileClosure(in: package, among: known) { $0.room == "Notes" }
        return Set(closure.files.filter { $0.room == Feature.shared }.map(\.name))
    }

    @Test("A feature needs the files of the types and functions that it names, directly or through other files")
    func names() throws {
        let needed = try needed([
            "Model/Notes/Note": "struct Note { let day: Day }",
            "Model/Shared/Day": "struct Day { let month: Month }\n// Year",
            "Model/Shared/Month": "struct Month { let name = monthName() }",
            "Model/Shared/monthName": "func monthName() -> String { \"Week\" }",
            "Model/Shared/Year": "struct Year {}",
            "Model/Shared/Week": "struct Week {}",
        ])
        #expect(needed == ["Day", "Month", "monthName"])
    }

    @Test("A private declaration, in a feature or in a shared file, makes no shared file necessary")
    func privateNames() throws {
        let needed = try needed([
            "Model/Notes/Note": "struct Note { let title: String; private struct Day { let text = title.short } }",
            "Model/Shared/Day": "struct Day {}",
            "Model/Shared/String+Short": "extension String { fileprivate var short: String { self } }",
        ])
        #expect(needed.isEmpty)
    }

    @Test("A shared extension of a used type is needed if a file that sees the extension names a member")
    func members() throws {
        let needed = try needed([
            "Model/Notes/Note": "struct Note { let day: Day; let title: String }",
            "View/Notes/NoteView": "import Model\nfunc show(_ note: Note) { note.day.week; note.title.lines }",
            "Model/Shared/Day": "struct Day {}",
            "Model/Shared/Day+Week": "extension Day { var week: Int { 1 } }",
            "Model/Shared/Day+Year": "extension Day { var year: Int { 1 } }",
            "Model/Shared/Month+Week": "extension Month { var week: Int { 1 } }",
            "Model/Shared/Month": "struct Month {}",
            "Model/Shared/String+Lines": "extension String { var lines: [String] { [] } }",
            "Model/Shared/Duration+Lines": "extension Duration { var lines: [String] { [] } }",
            // The view's file sees this extension; the model's file does not.
            "View/Shared/Day+Title": "extension Day { var day: Int { 1 } }",
        ])
        #expect(needed == ["Day", "Day+Week", "Day+Title", "String+Lines"])
    }

    @Test("A type in a higher layer does not hide an extension of another package's type of the same name")
    func unseenTypes() throws {
        let needed = try needed([
            "Model/Notes/Note": "import Kit\nstruct Note { let week = Day().week }",
            "Model/Shared/Day+Week": "import Kit\nextension Day { var week: Int { 1 } }",
            "View/Shared/Day": "struct Day {}",
        ])
        #expect(needed == ["Day+Week"])
    }

    @Test("The conformance of a needed type to a needed protocol is needed")
    func conformances() throws {
        let needed = try needed([
            "Model/Notes/Note": "struct Note: Dated { let day: Day }",
            "Model/Shared/Day": "struct Day {}",
            "Model/Shared/Dated": "protocol Dated {}",
            "Model/Shared/Marked": "protocol Marked {}",
            "Model/Shared/Day+Dated": "extension Day: Dated {}",
            "Model/Shared/Day+Marked": "extension Day: Marked {}",
            "Model/Shared/Int+Dated": "extension Int: Dated {}",
        ])
        #expect(needed == ["Day", "Dated", "Day+Dated"])
    }

    @Test("A conformance is needed if one of its members is named, even if its protocol is not named")
    func namedConformances() throws {
        let needed = try needed([
            "Model/Notes/Note": "struct Note { let day: Day; let text = day.week }",
            "Model/Shared/Day": "struct Day {}",
            "Model/Shared/Dated": "protocol Dated { var week: Int { get } }",
            "Model/Shared/Day+Dated": "extension Day: Dated { var week: Int { 1 } }",
        ])
        #expect(needed == ["Day", "Dated", "Day+Dated"])
    }

    @Test("A feature needs no file of another feature, even if that file declares a name that the feature uses")
    func otherFeatures() throws {
        let needed = try needed([
            "Model/Notes/Note": "struct Note { let day: Day }",
            "Model/Tasks/Task": "struct Day {}\nstruct Task { let month: Month }",
            "Model/Shared/Month": "struct Month {}",
        ])
        #expect(needed.isEmpty)
    }
}
