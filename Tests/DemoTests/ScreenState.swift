import Testing

/// A state of a screen, the arguments that lead there, and something that shows there.
struct ScreenState: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: String
    let text: String

    /// - Parameter arguments: As they are typed; a word with an `@` names one of `StateSources`. Nothing is kept where they
    ///   do not say where.
    init(_ name: String, _ arguments: String, _ text: String) {
        self.name = name
        self.arguments = arguments.contains("--data") ? arguments : "--in-memory \(arguments)"
        self.text = text
    }

    var testDescription: String { name }
}
