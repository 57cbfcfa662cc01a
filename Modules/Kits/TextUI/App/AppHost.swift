/// The host of an app.
///
/// It ends and suspends the app, and has the clipboard.
@MainActor
public protocol AppHost: AnyObject {
    /// Ends the app.
    func quit()
    /// Stops the app until its user resumes it.
    func suspend()
    /// Copies `text` to the clipboard.
    ///
    /// - Returns: Whether there is a clipboard that accepts the text.
    func copy(_ text: String) -> Bool
}
