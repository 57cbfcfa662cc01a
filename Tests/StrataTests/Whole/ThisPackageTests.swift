import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("This package", .computesLong)
struct ThisPackageTests {
    private static let graph = Result { try Graph(of: Checkout.package) }

    @Test("This package is found from a subfolder, and the entries in its manifest are read")
    func reading() throws {
        let package = try Package(above: URL(filePath: #filePath).deletingLastPathComponent().path)
        #expect(package.description.name == "Strata")
        #expect(package.manifest.entry(of: "Terminal")?.entry.text == #".kit("Terminal", sees: ["TextUI"])"#)
        #expect(package.manifest.entry(ofProduct: "Shell")?.text == #".library(name: "Shell", targets: ["Shell"])"#)
        #expect(package.target("TestDoubles")?.dependencies == ["Model", "Interactor", "TestKit", "LayerGuard"])
        #expect(package.reach(of: ["Shell"]) == ["Shell", "Binding", "TextUI"])
        let views = try package.sources(of: package.layers.filter { $0.name == "View" })
        #expect(views.first { $0.name == "UsersListView" }?.room == "Users")
    }

    @Test("The gallery and the excerpts are up to date (if not, run 'swift run strata docs update')")
    func documents() throws {
        let package = try HousePackage(at: TemporaryPackage.checkout.path)
        let (changes, problems) = try DocsTool(package: package).changes(showing: CommandOutputs(of: package))
        #expect(changes.lines == [] && problems == [])
    }

    @Test("The tool accepts each of its commands in the documents")
    func commands() throws {
        let package = try HousePackage(at: TemporaryPackage.checkout.path)
        for path in try DocsTool(package: package).documents() {
            for command in StartYourOwnTests.commands(in: try package.document(path)) {
                #expect(throws: Never.self, "\(path): \(command)") { try Command(parsing: command) }
            }
        }
    }

    @Test("This package's graph fits into 80 columns and shows each layer above the layers that it sees")
    func graph() throws {
        let graph = try Self.graph.get()
        #expect(graph.groups.map(\.title) == ["Apps", "Services", "Layers", "Kits"])
        #expect(
            graph.groups.first(where: \.isStack)?.nodes.map(\.name)
                == ["Coordinator", "View", "ViewModel", "Interactor", "Model"])
        #expect(graph.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("The drawing in Architecture.md is the package's graph")
    func drawings() throws {
        let package = try Checkout.package
        let text = try Self.graph.get().text
        let article = try package.text(of: "Documentation/Architecture.md")
        let drawing = try #require(article.components(separatedBy: "$ swift run strata graph\n").last)
        #expect(drawing.hasPrefix("\(text)\n```\n"), "Documentation/Architecture.md should show:\n\(text)")
    }
}
