import Foundation
import TestKit
import Testing

@testable import Strata

@Suite("The graph of this package", .computesLong)
struct ThisGraphTests {
    private static let graph = Result { try Graph(floorsOf: Checkout.package) }

    @Test("fits into 80 columns, and shows each floor above those that it sees")
    func thisPackage() throws {
        let package = try Checkout.package
        let graph = try Self.graph.get()
        #expect(graph.groups.map(\.title) == ["Apps", "Services", "Floors", "Kits"])
        #expect(
            graph.groups.first(where: \.isStack)?.nodes.map(\.name)
                == ["Coordinator", "View", "ViewModel", "Interactor", "Model"])
        for text in [graph.text, try Graph(roomsOf: package).text] {
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test("is the drawing in the article on the architecture")
    func article() throws {
        let package = try Checkout.package
        let article = try String(contentsOfFile: package.file("Documentation/Architecture.md"), encoding: .utf8)
        let drawing = try #require(article.components(separatedBy: "$ swift run strata graph\n").last)
        let text = try Self.graph.get().text
        #expect(drawing.hasPrefix("\(text)\n```\n"), "Documentation/Architecture.md should show:\n\(text)")
    }

    @Test("has the floors that the README shows")
    func readme() throws {
        let readme = try String(contentsOfFile: Checkout.package.file("README.md"), encoding: .utf8)
        let boxes = try Self.graph.get().text.components(separatedBy: "\n\n")
        let floors = try #require(boxes.first { $0.hasPrefix("┌ \(GraphGroup.floors) ") })
        #expect(readme.contains("```\n\(floors)\n```\n"), "README.md should show:\n\(floors)")
    }
}
