import Binding

extension Screen {
    /// Records in a trace that the view model has notified this screen of a change.
    ///
    /// A method called by the view model begins with this call: `func didUpdateUsers() { notified().updateUI() }`.
    /// Screens bound by `configure(with:)` or by a `ViewModelInterface` do not need this call.
    ///
    /// - Parameter call: The name of the notification; by default, the name of the calling method.
    /// - Returns: The screen, for chaining.
    @discardableResult
    public func notified(_ call: String = #function) -> Self {
        Trace.notified(self, by: call)
        return self
    }
}
