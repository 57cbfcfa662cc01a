/// An interactor: the owner of a model, that says when it changed.
public protocol ModelOwner: AnyObject {
    associatedtype Model

    var model: Model { get }

    /// Is called once for every change of `model`, after it.
    var modelDidUpdate: Listeners<Self> { get }
}

extension ModelOwner {
    /// Configures `view` with a view model after each change, for as long as the view lives.
    ///
    /// The view is held weakly, and the interactor is handed to `viewModel` rather than captured by it: the view keeps
    /// its view model, the view model keeps the interactor, and nothing keeps the view.
    public func bind<View: Configurable>(to view: View, viewModel: @escaping (Self) -> View.ViewModel) {
        modelDidUpdate.add(view) { view, interactor in
            view.configure(with: viewModel(interactor))
        }
    }
}
