import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a document, with the text directly inside it.
struct SVGElement {
    let name: String
    let attributes: [String: String]
    var text = ""

    struct Malformed: Error {
        let line: Int
        let reason: String
    }

    /// Returns all elements, in the order in which they begin.
    static func all(in document: String) throws -> [SVGElement] {
        let collector = Collector()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = collector
        guard parser.parse() else {
            throw Malformed(line: parser.lineNumber, reason: "\(parser.parserError.map { "\($0)" } ?? "no reason")")
        }
        return collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [SVGElement] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(SVGElement(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if let element = open.last { elements[element].text += string }
        }
    }
}
