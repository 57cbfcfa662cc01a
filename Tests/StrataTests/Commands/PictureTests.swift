import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A pending picture", .leakChecks)
struct PictureTests {
    private static let path = "Snapshots/FixtureTests/Screens/logo.png"

    @Test("Status, diff and review describe a changed picture in words")
    func sentences() throws {
        let (package, tool) = try makeTool()

        #expect(tool.status().text.contains("\(Self.path) (changed)"))
        #expect(try tool.diff([]).text == "Binary files \(Self.path) and \(Self.path) differ")
        let change = try #require(package.store.pendingChanges().changes.first)
        let details = ChangeDetails(change)
        #expect(details.facts.first?.value == "Changed: a file that is not text; 'report' shows pictures")
        #expect(
            details.unifiedRows == [
                .note("Old: PNG, 1x1 pixels, 24 bytes"), .note("New: PNG, 2x1 pixels, 24 bytes"),
                .note("1 of 24 bytes differ, the first after 19."),
            ])
    }

    @Test("The report shows the old and the new picture, and how many bytes differ")
    func report() throws {
        let (package, _) = try makeTool()

        let page = try PageElements(of: Report(of: package.store))

        let sources = page.values(of: "src")
        let expected = [1, 2].map { "data:image/png;base64," + Data(Self.png(width: $0)).base64EncodedString() }
        #expect(sources == expected)
        #expect(page.named("li").map(\.text).contains("1 of 24 bytes differ, the first after 19."))
    }

    private static func png(width: UInt8) -> [UInt8] {
        PNGHeader.signature + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, 1]
    }

    private func makeTool() throws -> (package: SnapshotPackage, tool: SnapshotTool) {
        let package = try SnapshotPackage()
        try package.package.write(Self.png(width: 1), to: Self.path)
        let name = SnapshotName(module: "FixtureTests", components: ["Screens", "logo()"], pathExtension: "png")
        try package.store.savePending(
            PendingSnapshot(
                name: name, path: name.path, sourceLocation: "",
                reference: try package.store.read(name.path, as: .data),
                content: .data(SnapshotData(Self.png(width: 2)))))
        return (package, package.tool)
    }
}
