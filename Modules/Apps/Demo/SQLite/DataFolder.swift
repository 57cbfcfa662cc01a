import Foundation

extension Options {
    /// The folder for the app's data; nil to keep nothing.
    var dataFolder: URL? {
        switch storage {
        case _ where flow != nil, .inMemory: nil
        case .folder(let path): URL(filePath: path, directoryHint: .isDirectory)
        case .platform: Self.platformFolder
        }
    }

    /// The folder that the platform gives the app; nil if there is none.
    ///
    /// On Linux it is in XDG_DATA_HOME, or in .local/share of HOME. On macOS it is in Library/Application Support of
    /// CFFIXED_USER_HOME, or of the user's registered home folder; HOME is ignored.
    nonisolated static var platformFolder: URL? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
            .appending(path: Program.title.lowercased(), directoryHint: .isDirectory)
    }
}
