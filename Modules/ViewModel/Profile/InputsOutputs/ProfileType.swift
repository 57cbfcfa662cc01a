/// The inputs of the profile's screen.
public protocol ProfileInputs: AnyObject {
    /// Emits the current content. Call this method when all outputs are set.
    func viewDidLoad()
    /// Loads the profile. Call this method when the screen has come to the front.
    func viewDidAppear()
    /// Loads the profile again.
    func userTappedRefresh()
    /// Bookmarks the person, or removes the bookmark.
    func userTappedBookmark()
    /// Opens the person's own screen.
    func userTappedCard()
}

/// The outputs of the profile's screen.
public protocol ProfileOutputs: AnyObject {
    /// Emits the content to show from now on.
    var displayProfile: ((ProfileContent) -> Void)? { get set }
}

/// A view model of the profile, split into inputs and outputs.
public protocol ProfileType: AnyObject {
    var inputs: any ProfileInputs { get }
    var outputs: any ProfileOutputs { get }
}
