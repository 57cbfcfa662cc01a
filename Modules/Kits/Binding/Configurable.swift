/// A view that is bound to immutable view models: it is handed a new one after each change.
public protocol Configurable<ViewModel>: AnyObject {
    associatedtype ViewModel

    /// Shows `viewModel` from now on.
    func configure(with viewModel: ViewModel)
}
