import TestKit
import Testing

@testable import Strata

@Suite("The name of an app", .computesLong)
struct AppNameTests {
    private let package: Package

    init() throws {
        package = try Checkout.package
    }

    @Test("An app's name replaces the demo's names in Program.swift and in the manifest")
    func replacing() throws {
        let name = try AppName("ReadingList", besides: package)
        let program = try package.text(of: "Modules/Apps/Demo/Program.swift")
        let replaced = name.replacingNames(in: program)
        #expect(replaced.contains("name = \"reading-list\"") && replaced.contains("title = \"ReadingList\""))
        #expect(replaced.split(separator: "\n").count == program.split(separator: "\n").count)
        let product = ".executable(name: \"demo\", targets: [\"Demo\"])"
        #expect(name.replacingProgram(in: product) == ".executable(name: \"reading-list\", targets: [\"Demo\"])")
        #expect(name.replacingProgram(in: "\"Strata\"") == "\"Strata\"")
    }

    @Test(
        "An app's name is refused if it is not a valid target name, or is a word of Swift",
        arguments: ["", "..", "../A", "a/b", "reading", "Reading List", "Self", "7"])
    func bad(name: String) {
        #expect(throws: NewAppError.badName(name)) { try AppName(name, besides: package) }
    }

    @Test("An app's name is refused if a target of this package has the name", arguments: ["Model", "Shell", "Demo"])
    func taken(name: String) {
        #expect(throws: NewAppError.targetExists(name)) { try AppName(name, besides: package) }
    }
}
