import Foundation
import TestKit
import Testing
import TextSnapshots

@testable import Strata

@Suite("The report's page", .leakChecks)
struct ReportPageTests {
    private static let reports = ["empty": Report.empty, "everything": .everything]

    @Test("shows the difference of each change, not only by colour")
    func page() {
        let page = Snapshotting<String>(pathExtension: "html") { $0 }
        expectSnapshot(of: ReportPage(report: .everything).html.markup, as: page)
    }

    @Test("loads nothing and runs no script", arguments: reports.keys.sorted())
    func selfContained(name: String) throws {
        let page = try makePage(name)

        #expect(page.named("script", "link", "iframe", "object", "embed", "svg", "form", "base").isEmpty)
        #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("#") })
        #expect(page.values(of: "src").allSatisfy { $0.hasPrefix("data:image/svg+xml;base64,") })
        #expect(page.all.flatMap(\.attributes.keys).allSatisfy { !$0.hasPrefix("on") && $0 != "style" })
        let style = try #require(page.named("style").first).text
        #expect(!["http", "url(", "@import", "//"].contains(where: style.contains))
        let policy = page.named("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
        #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; img-src data:; style-src 'un") == true)
    }

    @Test("has links whose targets exist, and each only once", arguments: reports.keys.sorted())
    func links(name: String) throws {
        let page = try makePage(name)

        let ids = page.values(of: "id")
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
        #expect(Set(page.values(of: "href").map { String($0.dropFirst()) }).isSubset(of: ids))
        #expect(Set(page.values(of: "aria-labelledby")).isSubset(of: ids))
        let report = try Self.report(name)
        #expect(page.named("li").count { $0.text.contains("Snapshots/") } >= report.changes.count)
        #expect(page.named("article").count == report.changes.count + report.broken.count)
    }

    @Test("is structured and labelled for screen readers", arguments: reports.keys.sorted())
    func structure(name: String) throws {
        let page = try makePage(name)

        #expect(page.named("html").first?.attributes["lang"] == "en")
        #expect(page.named("h1", "main", "header").map(\.name) == ["header", "h1", "main"])
        let levels = page.named("h1", "h2", "h3", "h4", "h5", "h6").compactMap {
            $0.name.dropFirst().first?.wholeNumberValue
        }
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(page.named("img").allSatisfy { $0.attributes["alt"]?.isEmpty == false })
        let viewport = page.named("meta").first { $0.attributes["name"] == "viewport" }
        #expect(viewport?.attributes["content"] == "width=device-width, initial-scale=1")
    }

    @Test("can be scrolled by keyboard where contents may be too wide", arguments: reports.keys.sorted())
    func keyboard(name: String) throws {
        let page = try makePage(name)

        let scrolled = page.all.filter { $0.attributes["class"] == "scroll" }
        #expect(scrolled.count >= page.named("table").count)
        for element in scrolled {
            #expect(element.attributes["tabindex"] == "0")
            #expect(element.attributes["role"] == "region")
        }
        let labels = scrolled.compactMap { $0.attributes["aria-label"] }
        #expect(labels.count == scrolled.count && Set(labels).count == labels.count)
    }

    @Test("shows an SVG as an image with the same bytes")
    func pictures() throws {
        let (old, new) = ("<svg>\u{1B}é</svg>\n", "<svg onload=\"\">\0</svg>\n")
        let page = try PageElements(of: Report([.sample(old: old, new: new, pathExtension: "svg")]))

        let pictures = try page.values(of: "src").map { source in
            let base64 = try #require(source.split(separator: ",").last)
            return String(decoding: try #require(Data(base64Encoded: String(base64))), as: UTF8.self)
        }
        #expect(pictures == [old, new])
    }

    private func makePage(_ name: String) throws -> PageElements {
        trackForLeaks(try PageElements(of: try Self.report(name)))
    }

    private static func report(_ name: String) throws -> Report { try #require(reports[name]) }
}
