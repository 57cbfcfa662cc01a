/// The host of an app: it does what the app cannot do by itself.
@MainActor
public protocol AppHost: AnyObject {
    /// Ends the app.
    func quit()
    /// Stops the app until its user resumes it.
    func suspend()
    /// Copies `text` to the clipboard.
    ///
    /// - Returns: Whether there is one that takes it.
    func copy(_ text: String) -> Bool
}
