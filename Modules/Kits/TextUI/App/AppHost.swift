/// The host of an app.
///
/// It can end and suspend the app, and it provides the clipboard.
@MainActor
public protocol AppHost: AnyObject {
    /// Ends the app.
    func quit()
    /// Suspends the app until the user resumes it.
    func suspend()
    /// Copies `text` to the clipboard.
    ///
    /// - Returns: Whether there is a clipboard that accepts the text.
    func copy(_ text: String) -> Bool
}
