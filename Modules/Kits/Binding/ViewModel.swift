/// A view model bound by messages: the view sends inputs, and the view model answers with outputs.
///
/// A view talks to it through a ``ViewModelInterface``, which guarantees the laws of this style.
public protocol ViewModel {
    /// A user's action, which the view sends.
    associatedtype Input
    /// Something to show, which the view receives.
    associatedtype Output

    /// Handles `input`, and answers through `respond`.
    ///
    /// `respond` takes any number of outputs, now or later. It is safe to store: it does not keep the view alive, and
    /// does nothing once the view is gone.
    func accept(_ input: Input, respond: @escaping (Output) -> Void)
}
