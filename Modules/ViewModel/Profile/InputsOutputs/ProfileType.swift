/// What the user does on the profile's screen.
public protocol ProfileInputs: AnyObject {
    /// Call when every output is set.
    func viewDidLoad()
    /// Call when the user wants the profile anew.
    func userTappedRefresh()
    /// Call when the user adds the bookmark, or removes it.
    func userTappedBookmark()
    /// Call when the user wants to see more.
    func userTappedCard()
}

/// What the profile's screen is told.
public protocol ProfileOutputs: AnyObject {
    /// Emits what there is to show from now on.
    var displayProfile: ((ProfileContent) -> Void)? { get set }
}

/// A view model of the profile, parted into what goes in and what comes out.
public protocol ProfileType: AnyObject {
    var inputs: any ProfileInputs { get }
    var outputs: any ProfileOutputs { get }
}
