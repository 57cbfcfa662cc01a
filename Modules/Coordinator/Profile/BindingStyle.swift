/// The mechanism that notifies the profile's view of changes.
public nonisolated enum BindingStyle: String, CaseIterable, Sendable {
    /// The view is configured with a new value after each change.
    case immutable
    /// The view is the delegate of the view model.
    case delegate
    /// The view model calls closures.
    case closures
    /// The view calls inputs and sets outputs.
    case inputsOutputs = "inputs-outputs"
    /// The view sends and receives messages.
    case messages
    /// The view observes the properties that it reads while it is drawn.
    case observation
}
