import Testing

/// The events of a module and the expected result: one argument of a test.
struct ModuleStory<Module, Expected: Sendable>: CustomTestStringConvertible {
    let testDescription: String
    let expected: [Expected]
    let events: @MainActor @Sendable (Module) async throws -> Void

    init(
        _ sentence: String, _ expected: [Expected],
        events: @escaping @MainActor @Sendable (Module) async throws -> Void
    ) {
        (testDescription, self.expected, self.events) = (sentence, expected, events)
    }
}
