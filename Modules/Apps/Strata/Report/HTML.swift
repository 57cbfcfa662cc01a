/// Markup: what stands in a literal is taken as it is, and every text that is put into one is escaped.
///
/// It is well-formed as XML too, so that what is wrong with it is found by a parser that forgives nothing.
nonisolated struct HTML: ExpressibleByStringInterpolation {
    private(set) var markup: String

    init(stringLiteral: String) { markup = stringLiteral }

    init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

    init(lines: [HTML]) { markup = lines.map(\.markup).joined(separator: "\n") }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { markup += literal }

        mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

        mutating func appendInterpolation(_ number: Int) { markup += "\(number)" }

        /// A text between two tags.
        mutating func appendInterpolation(_ text: String) {
            markup += text.escaped { #"<span class="point">&lt;\#($0)&gt;</span>"# }
        }

        /// A text between the double quotes of an attribute.
        mutating func appendInterpolation(attribute text: String) { markup += text.escaped { "&lt;\($0)&gt;" } }
    }
}
