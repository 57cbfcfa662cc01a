import Foundation
import TestKit
import Testing
import TextSnapshots

@testable import Strata

@Suite("The report's page", .leakChecks)
struct ReportPageTests {
    private let elements: PageElements

    init() throws {
        elements = trackForLeaks(try PageElements(of: .everything))
    }

    @Test("The report page marks differences by more than colour")
    func page() {
        let page = Snapshotting<String>(pathExtension: "html") { $0 }
        expectSnapshot(of: ReportPage(report: .everything).html.markup, as: page)
    }

    @Test("The report's page loads nothing and runs no script")
    func selfContained() throws {
        #expect(elements.named("script", "link", "iframe", "object", "embed", "svg", "form", "base").isEmpty)
        #expect(elements.values(of: "href").allSatisfy { $0.hasPrefix("#") })
        #expect(elements.values(of: "src").allSatisfy { $0.hasPrefix("data:image/svg+xml;base64,") })
        #expect(elements.all.flatMap(\.attributes.keys).allSatisfy { !$0.hasPrefix("on") && $0 != "style" })
        let style = try #require(elements.named("style").first).text
        #expect(!["http", "url(", "@import", "//"].contains(where: style.contains))
        let policy = elements.named("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
        #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; img-src data:; style-src 'un") == true)
    }

    @Test("Each link in the report's page has exactly one target")
    func links() {
        let ids = elements.values(of: "id")
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
        #expect(Set(elements.values(of: "href").map { String($0.dropFirst()) }).isSubset(of: ids))
        #expect(Set(elements.values(of: "aria-labelledby")).isSubset(of: ids))
        #expect(elements.named("li").count { $0.text.contains("Snapshots/") } >= Report.everything.changes.count)
        #expect(elements.named("article").count == Report.everything.changes.count + Report.everything.broken.count)
    }

    @Test("The report's page is structured and labelled for screen readers")
    func structure() {
        #expect(elements.named("html").first?.attributes["lang"] == "en")
        #expect(elements.named("h1", "main", "header").map(\.name) == ["header", "h1", "main"])
        let levels = elements.named("h1", "h2", "h3", "h4", "h5", "h6").compactMap {
            $0.name.dropFirst().first?.wholeNumberValue
        }
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(elements.named("img").allSatisfy { $0.attributes["alt"]?.isEmpty == false })
        let viewport = elements.named("meta").first { $0.attributes["name"] == "viewport" }
        #expect(viewport?.attributes["content"] == "width=device-width, initial-scale=1")
    }

    @Test("Content that may be too wide for the report's page can be scrolled by keyboard")
    func keyboard() {
        let scrolled = elements.all.filter { $0.attributes["class"] == "scroll" }
        #expect(scrolled.count >= elements.named("table").count)
        for element in scrolled {
            #expect(element.attributes["tabindex"] == "0")
            #expect(element.attributes["role"] == "region")
        }
        let labels = scrolled.compactMap { $0.attributes["aria-label"] }
        #expect(labels.count == scrolled.count && Set(labels).count == labels.count)
    }

    @Test("The report's page shows an SVG as an image with the same bytes")
    func pictures() throws {
        let (old, new) = ("<svg>\u{1B}é</svg>\n", "<svg onload=\"\">\0</svg>\n")
        let page = try PageElements(of: Report([.sample(old: old, new: new, pathExtension: "svg")]))

        let pictures = try page.values(of: "src").map { source in
            let base64 = try #require(source.split(separator: ",").last)
            return String(decoding: try #require(Data(base64Encoded: String(base64))), as: UTF8.self)
        }
        #expect(pictures == [old, new])
    }
}
