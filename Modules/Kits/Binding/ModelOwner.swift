/// An interactor: it owns a model and announces each change.
public protocol ModelOwner: AnyObject {
    associatedtype Model

    /// The current model; only its owner changes it.
    var model: Model { get }

    /// The listeners, called once after each change of `model`.
    var modelDidUpdate: Listeners<Self> { get }
}

extension ModelOwner {
    /// Configures `view` with a new view model after each change, as long as the view lives.
    ///
    /// The view is held weakly, and `viewModel` receives the interactor instead of capturing it. So the view owns its
    /// view model, the view model owns the interactor, and nothing here owns the view.
    public func bind<View: Configurable>(to view: View, viewModel: @escaping (Self) -> View.ViewModel) {
        modelDidUpdate.add(view) { view, interactor in
            Trace.note(.notified(View.self, "configure(with:)"))
            view.configure(with: viewModel(interactor))
        }
    }
}
