/// The way in which the profile's view hears of changes.
public nonisolated enum BindingStyle: String, CaseIterable, Sendable {
    /// Configured with a new value after each change.
    case immutable
    /// Told through a delegate protocol.
    case delegate
    /// Called back by closures.
    case closures
    /// Sends inputs and is sent outputs.
    case inputsOutputs = "inputs-outputs"
    /// Sends messages and receives messages.
    case messages
    /// Reads the view model when it is drawn.
    case observation
}
