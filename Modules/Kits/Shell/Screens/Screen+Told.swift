import Binding

extension Screen {
    /// Notes in a trace that the view model has told this screen of something new.
    ///
    /// A method that the view model calls begins with it: `func didUpdateUsers() { told().updateUI() }`. Screens that are
    /// bound by `configure(with:)` or by a `ViewModelInterface` do not need it.
    ///
    /// - Parameter call: The call by which it was told; by default, the method's name.
    /// - Returns: The screen, for chaining.
    @discardableResult
    public func told(_ call: String = #function) -> Self {
        Trace.told(self, by: call)
        return self
    }
}
