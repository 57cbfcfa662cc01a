import TestKit

/// Writes a source by the rules of a grammar, from random numbers.
struct SourceWriter {
    private let number: Int
    private var random: SeededGenerator
    private var moduleCount = 0

    init(number: Int) {
        self.number = number
        random = SeededGenerator(seed: UInt64(number))
    }

    mutating func pick(_ texts: [String]) -> String { random.pick(texts) }

    /// Returns a text of a rule.
    ///
    /// - Parameter depth: How many rules may use another one, before each takes its first form.
    mutating func text(_ rule: String, depth: Int) -> String {
        guard rule != "module" else { return module() }
        guard let forms = SourceGrammar.rules[rule] else { return "no rule \(rule)" }
        let form = depth > 0 ? random.pick(forms) : forms[0]
        var text = ""
        for (index, part) in form.enumerated() {
            text += index.isMultiple(of: 2) ? part : self.text(part, depth: depth - 1)
        }
        return text
    }

    /// Returns a name that no other text has.
    private mutating func module() -> String {
        moduleCount += 1
        return "M\(number)_\(moduleCount)"
    }
}
