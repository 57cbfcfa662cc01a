/// The place to store bookmarks, lists and settings.
nonisolated enum Storage: Equatable {
    /// The platform's data folder.
    case platform
    case folder(String)
    case inMemory
}
