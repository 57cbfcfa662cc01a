/// What the app runs in, and asks for what only that can do.
@MainActor
public protocol AppHost: AnyObject {
    /// Ends the app.
    func quit()
    /// Stops the app until its user wants it back.
    func suspend()
    /// Puts `text` on the clipboard, where there is one.
    func copy(_ text: String)
}
