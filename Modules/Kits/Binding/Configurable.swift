/// A view that shows an immutable view model: after each change, it is configured with a new view model.
public protocol Configurable<ViewModel>: AnyObject {
    associatedtype ViewModel

    /// Shows `viewModel` from now on.
    func configure(with viewModel: ViewModel)
}
