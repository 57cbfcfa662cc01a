/// Markup built from string literals: a literal is taken as it is, and interpolated text is escaped.
///
/// The markup is also well-formed XML, so that a strict parser finds any mistake.
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

        /// Appends escaped text, for use between tags.
        mutating func appendInterpolation(_ text: String) {
            markup += text.escaped { #"<span class="point">&lt;\#($0)&gt;</span>"# }
        }

        /// Appends escaped text, for use between the double quotes of an attribute.
        mutating func appendInterpolation(attribute text: String) { markup += text.escaped { "&lt;\($0)&gt;" } }
    }
}
