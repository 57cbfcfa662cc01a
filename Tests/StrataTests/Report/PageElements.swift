import Foundation
import Testing

@testable import Strata

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of a page, as found by an XML parser, which accepts no mistakes.
final class PageElements: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    /// The elements in the order of their start tags, each with all the text inside.
    private(set) var all: [Element] = []
    private var open: [Int] = []

    init(of report: Report) throws {
        super.init()
        let parser = XMLParser(data: Data(ReportPage(report: report).html.markup.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
    }

    func named(_ names: String...) -> [Element] { all.filter { names.contains($0.name) } }

    func values(of attribute: String) -> [String] { all.compactMap { $0.attributes[attribute] } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(all.count)
        all.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for index in open { all[index].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
