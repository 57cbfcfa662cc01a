/// A state of a screen, with the arguments that lead to the state, and a text that is then on the screen.
struct ScreenState: Sendable {
    let name: String
    let arguments: String
    let text: String
    /// The arguments of an earlier run with the data folder `@kept`, if any.
    let preparation: String?

    /// - Parameters:
    ///   - arguments: The arguments as typed; a word with `@` names one of the `StateSources`. Without a data folder,
    ///     nothing is kept.
    ///   - preparation: The arguments of an earlier run with the data folder `@kept`.
    init(_ name: String, _ arguments: String, _ text: String, after preparation: String? = nil) {
        self.name = name
        self.arguments = arguments.contains("--data") ? arguments : "--in-memory \(arguments)"
        self.text = text
        self.preparation = preparation
    }
}
