import Coordinator
import Foundation
import Interactor
import Model
import RandomUser
import SQLite
import Sample
import Unsplash

extension Options {
    /// Returns the app for these options, on `dependencies`.
    func app(on dependencies: Dependencies) -> AppCoordinator {
        AppCoordinator(dependencies: dependencies, profileBinding: binding)
    }

    /// Returns the app's dependencies, as the options choose them.
    func dependencies() throws(StartError) -> Dependencies {
        let source = try peopleAndPictures()
        let store = try store()
        let shop = recordedShop()
        return Dependencies(
            users: source.users, pictures: source.pictures, pictureDecoder: PPMDecoder(),
            photos: try photosService(), bookmarks: store,
            lists: SQLiteLists(in: store), stamps: Stamps(now: { .now }, makeID: { UUID() }),
            shop: shop, likes: shop, feed: SampleFeed(), signUp: SampleSignUp(), settings: store,
            clock: ContinuousClock(),
            localization: Localization(
                locale: locale.map(Locale.init) ?? .current, calendar: Calendar(identifier: .gregorian),
                timeZone: .current))
    }

    private func peopleAndPictures() throws(StartError) -> (users: any UsersService, pictures: any PictureService) {
        switch users {
        case .sample: return (SampleUsers(), SamplePictures())
        case .live: return try service(at: "https://randomuser.me/")
        case .service(let address): return try service(at: address)
        case .file(let path): return (RecordedUsers(contentsOf: URL(filePath: path), now: .now), SamplePictures())
        }
    }

    private func service(
        at address: String
    ) throws(StartError) -> (users: any UsersService, pictures: any PictureService) {
        guard let url = URL(string: address) else { throw .invalidURL(address) }
        let service = RandomUserService(baseURL: url)
        return (service, service)
    }

    private func photosService() throws(StartError) -> any PhotosService {
        switch photos {
        case .sample: return RecordedPhotos.sample()
        case .live: return try photosService(at: "https://api.unsplash.com/")
        case .service(let address): return try photosService(at: address)
        case .file(let path): return RecordedPhotos(contentsOf: URL(filePath: path))
        }
    }

    private func photosService(at address: String) throws(StartError) -> any PhotosService {
        guard let url = URL(string: address), UnsplashService.accepts(url) else {
            throw .noConfidentialURL(address)
        }
        return UnsplashService(
            baseURL: url, accessKey: ProcessInfo.processInfo.environment["UNSPLASH_ACCESS_KEY"])
    }

    private func recordedShop() -> RecordedShop {
        switch shop {
        case .sample: .sample()
        case .file(let path): RecordedShop(contentsOf: URL(filePath: path))
        }
    }

    private func store() throws(StartError) -> SQLiteDatabase {
        guard let folder = dataFolder else { return .inMemory() }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            // The error only says that something failed; the underlying one says what.
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
            throw .noDataFolder(folder.path, cause.localizedDescription)
        }
        return SQLiteDatabase(path: folder.appending(path: "strata.sqlite").path)
    }

    /// The folder for the app's data; nil to keep nothing.
    private var dataFolder: URL? {
        switch storage {
        case .inMemory: nil
        case .folder(let path): URL(filePath: path, directoryHint: .isDirectory)
        case .platform:
            // On Linux this is XDG_DATA_HOME, or .local/share in the home folder.
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
                .appending(path: "strata", directoryHint: .isDirectory)
        }
    }
}

/// The reason that the app could not start.
enum StartError: Error, Equatable, CustomStringConvertible {
    case invalidURL(String)
    case noConfidentialURL(String)
    case noDataFolder(String, String)
    case noTerminal(String)

    var description: String {
        switch self {
        case .invalidURL(let address): "'\(address)' is not a URL"
        case .noConfidentialURL(let address):
            "--photos needs an https URL, or an http URL of this machine (127.0.0.1, [::1], localhost), because the "
                + "access key is sent there; got '\(address)'"
        case .noDataFolder(let path, let reason): "The data folder \(path) could not be created: \(reason)"
        case .noTerminal(let reason): "The terminal could not be used: \(reason)"
        }
    }
}
