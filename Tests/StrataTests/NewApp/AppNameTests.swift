import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The name of an app", .computesLong)
struct AppNameTests {
    private let package: Package

    init() throws {
        package = try Checkout.package
    }

    @Test(
        "takes the place of the demo's: an identifier in code, the program's name in strings and comments",
        arguments: [
            ("@testable import Demo", "@testable import ReadingList"), ("DemoProcess()", "ReadingListProcess()"),
            ("let demo = 1", "let readingList = 1"), ("demo.run(\"demo\")", "readingList.run(\"reading-list\")"),
            ("\"demo: \\(demo.name)\"", "\"reading-list: \\(readingList.name)\""),
            ("// The demo's", "// The reading-list's"), ("Democracy", "Democracy"),
            ("\"strata.sqlite\"", "\"reading-list.sqlite\""),
        ])
    func replacing(text: String, replaced: String) throws {
        #expect(try AppName("ReadingList", besides: package).replacingOriginal(inSource: text) == replaced)
    }

    @Test("leaves the names of the tools in a manifest")
    func manifest() throws {
        let manifest = ".executable(name: \"demo\", targets: [\"Demo\"]), .app(\"Strata\")"
        #expect(
            try AppName("ReadingList", besides: package).replacingOriginal(inManifest: manifest)
                == ".executable(name: \"reading-list\", targets: [\"ReadingList\"]), .app(\"Strata\")")
    }

    @Test(
        "is a target's, and no word of Swift",
        arguments: ["", "..", "../A", "a/b", "reading", "Reading List", "Self", "7"])
    func bad(name: String) {
        #expect(throws: NewAppError.badName(name)) { try AppName(name, besides: package) }
    }

    @Test("differs from the targets that it may have beside it", arguments: ["Model", "Shell", "Demo"])
    func taken(name: String) {
        #expect(throws: NewAppError.targetExists(name)) { try AppName(name, besides: package) }
    }
}
