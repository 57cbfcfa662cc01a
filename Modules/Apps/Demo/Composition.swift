import Coordinator
import Foundation
import Interactor
import Model
import RandomUser
import Sample
import Unsplash

extension Options {
    /// Returns the app for these options, on `dependencies`.
    func app(on dependencies: Dependencies) -> AppCoordinator {
        AppCoordinator(dependencies: dependencies, profileBinding: binding)
    }

    /// Returns the app's dependencies, as the options choose them.
    ///
    /// - Parameter clock: Drives toasts and animations.
    func dependencies(clock: any Clock<Duration> = ContinuousClock()) throws -> Dependencies {
        let source = try peopleAndPictures()
        let stores = try makeStores()
        let shop = recordedShop()
        return Dependencies(
            users: source.users, pictures: source.pictures, pictureDecoder: PPMDecoder(),
            photos: try photosService(), bookmarks: stores.bookmarks, lists: stores.lists, stamps: stamps,
            shop: shop, likes: shop, feed: SampleFeed(), signUp: SampleSignUp(), settings: stores.settings,
            storage: stores.storage, clock: clock, localization: localization)
    }

    /// The stamps of the system, or those that a recorded flow has again in its test.
    private var stamps: Stamps { flow == nil ? Stamps(now: { .now }, makeID: { UUID() }) : .bundled() }

    private var localization: Localization {
        guard flow == nil else { return .bundled }
        return Localization(
            locale: locale.map(Locale.init) ?? .current, calendar: Calendar(identifier: .gregorian),
            timeZone: .current)
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
        guard let url = URL(string: address), RandomUserService.accepts(url) else { throw .noWebAddress(address) }
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
}

/// The reason that the app could not start.
enum StartError: Error, Equatable, CustomStringConvertible {
    case noWebAddress(String)
    case noConfidentialURL(String)
    case noTerminal(String)

    var description: String {
        switch self {
        case .noWebAddress(let address):
            "--users needs an http or https URL with a host, or the path of a file; got '\(address)'."
        case .noConfidentialURL(let address):
            "--photos needs an https URL, or an http URL of this machine (127.0.0.1, [::1], localhost), because the "
                + "access key is sent there; got '\(address)'."
        case .noTerminal(let reason): "The terminal could not be used: \(reason)."
        }
    }
}
