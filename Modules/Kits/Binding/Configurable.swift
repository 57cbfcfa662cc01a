/// A view bound to immutable view models: it is configured with a new one after each change.
public protocol Configurable<ViewModel>: AnyObject {
    associatedtype ViewModel

    /// Shows `viewModel` from now on.
    func configure(with viewModel: ViewModel)
}
