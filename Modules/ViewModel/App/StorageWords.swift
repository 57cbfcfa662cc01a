/// The words about the place where all data is stored.
public nonisolated enum StorageWords {
    /// Shown when the app starts with data that can be read but not changed.
    public static let readOnly = "Stored data can be read but not written: changes will not be saved"
    /// Shown when a setting could not be saved and its screen, which says why, is not in front.
    public static let settingNotSaved = "The last setting could not be saved: press , to see why"

    public static let bookmarks = "the last change of your bookmarks"
    public static let settings = "the last change of your settings"
}
