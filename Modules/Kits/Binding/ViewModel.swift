/// A view model that is bound to its view by messages: the view sends inputs, and the view model answers with outputs.
///
/// A view talks to its view model through a ``ViewModelInterface``, which guarantees the laws of this binding style.
public protocol ViewModel {
    /// A user's action, which the view sends.
    associatedtype Input
    /// Something to show, which the view receives.
    associatedtype Output

    /// Handles `input`, and answers through `respond`.
    ///
    /// `respond` may be called any number of times, now or later. It is safe to store: it does not keep the view alive,
    /// and does nothing after the view is gone.
    func accept(_ input: Input, respond: @escaping (Output) -> Void)
}
