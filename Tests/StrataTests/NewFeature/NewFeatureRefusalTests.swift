import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A new feature is refused, and nothing is written,", .computesLong, .leakChecks)
struct NewFeatureRefusalTests {
    private static let books = "Modules/Coordinator/Books/Route+Books.swift"

    private let package: FeaturePackage

    init() throws {
        package = try FeaturePackage()
    }

    @Test("if there is one of that name, in whatever case")
    func feature() throws {
        try package.package.makeFolder("Modules/View/Readinglist")
        try package.expectRefusal(
            HousePackageError.featureExists("ReadingList", folder: "Modules/View/Readinglist"))
    }

    @Test("if it was added before")
    func twice() throws {
        _ = try package.add()
        try package.expectRefusal(HousePackageError.featureExists("ReadingList", folder: "Modules/Model/ReadingList"))
    }

    @Test("if there is a target of that name")
    func target() throws {
        try package.package.write(".target(name: \"ReadingList\")", to: "Package.swift")
        try package.expectRefusal(HousePackageError.targetExists("ReadingList"))
    }

    @Test(
        "if a type of it exists",
        arguments: [
            ("struct ReadingList {", "ReadingList"),
            ("public final class ReadingListView: Screen {", "ReadingListView"),
            ("enum ReadingListWords {", "ReadingListWords"),
        ])
    func type(declaration: String, type: String) throws {
        let file = "Modules/Kits/Books/Books.swift"
        try package.package.write("import Model\n\n\(declaration)\n}\n", to: file)
        try package.expectRefusal(HousePackageError.typeExists(type, file: file))
    }

    @Test(
        "if a route has its name, in code or on the command line",
        arguments: [
            ("let books = Route(\"reading-list\")", HousePackageError.routeExists("reading-list", file: books)),
            ("let readingList = Route(\"books\")", .memberExists("readingList", file: books)),
        ])
    func route(declaration: String, error: HousePackageError) throws {
        try package.package.write("extension Route {\n    public static \(declaration)\n}\n", to: Self.books)
        try package.expectRefusal(error)
    }

    @Test("if a folder of that name is no feature's", arguments: ["App", "Shared", "Whole", "Recorded"])
    func reserved(name: String) throws {
        try package.expectRefusal(HousePackageError.reserved(name), of: name)
    }

    @Test(
        "if a service, the app or a test has a folder of that name",
        arguments: ["Modules/Services/Disk", "Modules/Apps/Demo", "Tests/DiskTests", "Tests/TestDoubles"])
    func folder(parent: String) throws {
        if parent == "Tests/DiskTests" { try package.package.makeFolder("Modules/Services/Disk") }
        let folder = "\(parent)/readingList"
        try package.package.makeFolder(folder)
        try package.expectRefusal(HousePackageError.folderExists("ReadingList", folder: folder))
    }

    @Test("outside of a package, or in one without floors")
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
            let missing = HousePackage.floors.map { "Modules/\($0)" }
            #expect(throws: HousePackageError.noFloors(folder.standardizedFileURL.path, missing: missing)) {
                try NewFeature(name: "Notes", folder: folder.path).run()
            }
        }
    }

    @Test("without templates")
    func templates() throws {
        let gone = FeatureTemplates(
            folder: TemplateFolder(url: package.package.folder.appending(path: "gone")))
        let feature = NewFeature(name: "Notes", folder: package.package.folder.path)
        #expect(throws: PackageError.self) { try feature.run(templates: gone) }
    }
}
