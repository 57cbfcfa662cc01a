/// The words of the profile.
public nonisolated enum ProfileWords {
    public static let title = "Profile"
    public static let loading = "Loading the profile"
    public static let refreshing = "Refreshing"
}
