/// How the profile's view hears of its view model.
public nonisolated enum BindingStyle: String, CaseIterable, Sendable {
    /// Configured with a new value after each change.
    case immutable
    /// Told by a delegate protocol.
    case delegate
    /// Called back by closures.
    case closures
    /// Handed outputs for inputs.
    case inputsOutputs = "inputs-outputs"
    /// Answered message for message.
    case messages
    /// Reads when it draws, and again after a change.
    case observation
}
