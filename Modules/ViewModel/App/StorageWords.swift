/// The words about the place where all data is stored.
public nonisolated enum StorageWords {
    /// Shown when the app starts with data that can be read but not changed.
    public static let readOnly = "Your data is read-only here: changes will not be saved"
    /// Shown when a setting could not be saved and its screen, which says why, is not in front.
    public static let settingNotSaved = "Your last setting was not saved. Press , to see why."

    public static let bookmarks = "the last change of your bookmarks"
    public static let settings = "the last change of your settings"
}
