import Testing

/// A state of a screen, the arguments that lead there, and something that shows there.
struct ScreenState: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: String
    let text: String
    /// The arguments of a run before, on the folder `@kept`; nil for none.
    let preparation: String?

    /// - Parameters:
    ///   - arguments: As they are typed; a word with an `@` names one of `StateSources`. Nothing is kept where they do
    ///     not say where.
    ///   - preparation: The arguments of a run before, on the folder `@kept`.
    init(_ name: String, _ arguments: String, _ text: String, after preparation: String? = nil) {
        self.name = name
        self.arguments = arguments.contains("--data") ? arguments : "--in-memory \(arguments)"
        self.text = text
        self.preparation = preparation
    }

    var testDescription: String { name }
}
