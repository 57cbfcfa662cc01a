import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A new feature is refused, and nothing is written,", .computesLong, .leakChecks)
struct NewFeatureRefusalTests {
    private static let books = "Modules/Coordinator/Books/Route+Books.swift"
    private static let kit = "Modules/Kits/Books/Books.swift"

    private let package: FeaturePackage

    init() throws {
        package = try FeaturePackage()
    }

    @Test(
        "if a feature, a target, a type, a route or a folder of its name exists, in whatever case",
        arguments: [
            ("Modules/View/Readinglist/A.swift", "", .featureExists("ReadingList", folder: "Modules/View/Readinglist")),
            ("Package.swift", ".target(name: \"ReadingList\")", .targetExists("ReadingList")),
            (kit, "struct ReadingList {\n}", .typeExists("ReadingList", file: kit)),
            (kit, "public final class ReadingListView: Screen {\n}", .typeExists("ReadingListView", file: kit)),
            (kit, "enum ReadingListWords {\n}", .typeExists("ReadingListWords", file: kit)),
            (books, route("books = Route(\"reading-list\")"), .routeExists("reading-list", file: books)),
            (books, route("readingList = Route(\"books\")"), .memberExists("readingList", file: books)),
            folder(in: "Modules/Services/Disk"), folder(in: "Modules/Apps/Demo"), folder(in: "Tests/DemoTests"),
            folder(in: "Tests/TestDoubles"),
        ] as [(String, String, HousePackageError)])
    func exists(path: String, text: String, error: HousePackageError) throws {
        try package.package.write(text, to: path)
        try package.expectRefusal(error)
    }

    private static func route(_ declaration: String) -> String {
        "extension Route {\n    public static let \(declaration)\n}\n"
    }

    private static func folder(in parent: String) -> (String, String, HousePackageError) {
        ("\(parent)/readingList/A.swift", "", .folderExists("ReadingList", folder: "\(parent)/readingList"))
    }

    @Test("if it was added before")
    func twice() throws {
        _ = try package.add()
        try package.expectRefusal(HousePackageError.featureExists("ReadingList", folder: "Modules/Model/ReadingList"))
    }

    @Test("if a folder of that name is no feature's", arguments: ["App", "Shared", "Whole", "Recorded"])
    func reserved(name: String) throws {
        try package.expectRefusal(HousePackageError.reserved(name), of: name)
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
