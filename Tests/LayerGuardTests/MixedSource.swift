import Foundation
import TestKit

/// A source made of other tests' examples, in which each module has a unique name.
///
/// The compiler decides which text is an import.
struct MixedSource {
    let number: Int
    let text: String

    init(_ number: Int) {
        self.number = number
        var random = SeededGenerator(seed: UInt64(number))
        let first = Self.examples[number % Self.examples.count]
        let examples = [first, random.pick(Self.examples), random.pick(Self.examples)]
        let newline = random.pick(["\n", "\r\n", "\r"])
        text = examples.joined(separator: "\n").replacing("\n", with: newline)
            .components(separatedBy: "Model").enumerated()
            .map { $0 == 0 ? $1 : "M\(number)_\($0)\($1)" }.joined()
    }

    /// Examples that name only the module Model, and have no `#if`, because the compiler reads only active branches.
    private static let examples =
        LexingTests.sources
        + BreachTests.sources.filter { $1.contains(/^\d+:\d+ Model$/) && !$0.contains(/#if|Binding/) }.map(\.0)

    /// Returns the number of the source that a module's name belongs to.
    static func number(naming module: some StringProtocol) -> Int { Int(module.dropFirst().prefix { $0 != "_" }) ?? -1 }
}
