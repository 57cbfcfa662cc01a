import Foundation
import TestKit
import Testing

@testable import Strata

@Suite("Reading this package", .computesLong)
struct ThisPackageReadingTests {
    @Test("finds the package around a folder, and takes each target's line from its manifest")
    func thisPackage() throws {
        let package = try Package(above: URL(filePath: #filePath).deletingLastPathComponent().path)
        #expect(package.description.name == "Strata")
        #expect(package.manifest.entry(of: "Terminal")?.text == #".kit("Terminal", sees: ["TextUI"])"#)
        #expect(package.manifest.entry(ofProduct: "Shell")?.text == #".library(name: "Shell", targets: ["Shell"])"#)
        #expect(package.target("TestDoubles")?.dependencies == ["Model", "Interactor", "TestKit", "LayerGuard"])
        #expect(package.reach(of: ["Shell"]) == ["Shell", "Binding", "TextUI"])
        let views = try package.sources(of: package.floors.filter { $0.name == "View" })
        #expect(views.first { $0.name == "UsersListView" }?.room == "Users")
    }
}
