import Testing

/// A state of a screen, with the arguments that lead to it and a text that it shows.
struct ScreenState: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: String
    let text: String

    /// - Parameters:
    ///   - arguments: The arguments as typed.
    init(_ name: String, _ arguments: String, _ text: String) {
        self.name = name
        self.arguments = arguments
        self.text = text
    }

    var testDescription: String { name }
}
