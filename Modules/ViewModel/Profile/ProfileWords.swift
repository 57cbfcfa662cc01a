/// The words of the profile.
public nonisolated enum ProfileWords {
    public static var title: String { "Profile" }
    public static var loading: String { "Loading the profile" }
    public static var refreshing: String { "Refreshing" }
}
