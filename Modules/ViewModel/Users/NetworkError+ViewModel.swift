public import Interactor

/// The error by a name that a view may use; its text comes from the view model.
public typealias NetworkError = Interactor.NetworkError

extension UsersListViewModel {
    /// What the user is told of `error`.
    public func message(for error: NetworkError) -> String { error.message }
}
