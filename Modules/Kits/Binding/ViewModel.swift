/// A view model that is bound by messages: a view sends it inputs, and it answers with outputs.
///
/// A view speaks to it through a ``ViewModelInterface``, which keeps the laws of the style.
public protocol ViewModel {
    /// What a view sends: what its user did.
    associatedtype Input
    /// What a view receives: what is to be shown.
    associatedtype Output

    /// Does what `input` asks for.
    ///
    /// - Parameter respond: Takes the answers: none, one or several, at once or later. It may be kept: it does not keep
    ///   the view alive, and what is said once the view is gone goes nowhere.
    func accept(_ input: Input, respond: @escaping (Output) -> Void)
}
