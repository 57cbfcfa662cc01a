import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A new feature that is refused", .computesLong, .leakChecks)
struct NewFeatureRefusalTests {
    private static let books = "Modules/Coordinator/Books/Route+Books.swift"
    private static let kit = "Modules/Kits/Books/Books.swift"

    private let package: FeaturePackage

    init() throws {
        package = try FeaturePackage()
    }

    @Test(
        "A new feature cannot have the name of an existing feature, target, type, route or folder, ignoring case",
        arguments: [
            ("Modules/View/Readinglist/A.swift", "", "feature called ReadingList already, in Modules/View/Readinglist"),
            ("Package.swift", ".target(name: \"ReadingList\")", "target called ReadingList already, in Package.swift"),
            (kit, "struct ReadingList {\n}", "type called ReadingList already, in \(kit)"),
            (kit, "public final class ReadingListView: Screen {\n}", "type called ReadingListView already, in \(kit)"),
            (kit, "enum ReadingListWords {\n}", "type called ReadingListWords already, in \(kit)"),
            (books, route("books = Route(\"reading-list\")"), "route called reading-list already, in \(books)"),
            (books, route("readingList = Route(\"books\")"), "route called .readingList already, in \(books)"),
            folder(in: "Modules/Services/Disk"), folder(in: "Modules/Apps/Demo"), folder(in: "Tests/DemoTests"),
            folder(in: "Tests/TestDoubles"),
        ])
    func exists(path: String, text: String, error: String) throws {
        try package.package.write(text, to: path)
        try package.expectRefusal("There is a \(error)")
    }

    private static func route(_ declaration: String) -> String {
        "extension Route {\n    public static let \(declaration)\n}\n"
    }

    private static func folder(in parent: String) -> (String, String, String) {
        ("\(parent)/readingList/A.swift", "", "folder called ReadingList already: \(parent)/readingList")
    }

    @Test("A feature that was added before is refused")
    func twice() throws {
        _ = try package.add()
        try package.expectRefusal("There is a feature called ReadingList already, in Modules/Model/ReadingList")
    }

    @Test("A reserved folder name cannot name a feature", arguments: ["App", "Shared", "Whole", "Recorded"])
    func reserved(name: String) throws {
        try package.expectRefusal(
            "'\(name)' cannot name a feature, because a folder of that name is no feature's", of: name)
    }

    @Test("A new feature is refused outside of a package and in a package without layers")
    func elsewhere() async throws {
        try await withTemporaryFolder { folder in
            let gone = folder.appending(path: "gone")
            let refusals: [(URL, HousePackageError)] = [
                (gone, .noFolder(gone.path)), (folder, .noPackage(folder.standardizedFileURL.path)),
            ]
            for (folder, error) in refusals {
                #expect(throws: error) { try NewFeature(name: "Notes", folder: folder.path).run() }
            }
            try Data().write(to: folder.appending(path: "Package.swift"))
            let missing = HousePackage.layers.map { "Modules/\($0)" }
            #expect(throws: HousePackageError.noLayers(folder.standardizedFileURL.path, missing: missing)) {
                try NewFeature(name: "Notes", folder: folder.path).run()
            }
        }
    }

    @Test("A new feature is refused if the templates are missing")
    func templates() throws {
        let gone = FeatureTemplates(
            folder: TemplateFolder(url: package.package.folder.appending(path: "gone")))
        let feature = NewFeature(name: "Notes", folder: package.package.folder.path)
        #expect(throws: PackageError.self) { try feature.run(templates: gone) }
    }
}
