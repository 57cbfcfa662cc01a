import Binding
import Foundation
import Interactor
import Model
import Synchronization

/// A service that gives its answers in order, and repeats the last one.
final class Users: UsersService {
    private let answers: Mutex<[Result<UserPage, NetworkError>]>
    private let asked = Mutex<[Int]>([])
    private let gate: Gate?

    /// - Parameter gate: Holds back each answer until the test lets it through.
    init(_ answers: Result<UserPage, NetworkError>..., gate: Gate? = nil) {
        self.answers = Mutex(answers)
        self.gate = gate
    }

    /// The numbers of the requested pages.
    var pages: [Int] { asked.withLock { $0 } }

    @concurrent func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        asked.withLock { $0.append(page) }
        await gate?.pass()
        return try answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
    }
}

/// Holds back each call of `pass()` until the test lets it through.
final class Gate: Sendable {
    private let arrivals = AsyncStream.makeStream(of: AsyncStream<Void>.Continuation.self)

    func pass() async {
        let (opening, open) = AsyncStream.makeStream(of: Void.self)
        arrivals.continuation.yield(open)
        for await _ in opening { return }
    }

    /// Waits for the next call of `pass()`, and returns a closure that lets it through.
    func next() async -> @Sendable () -> Void {
        for await open in arrivals.stream { return { open.yield() } }
        return {}
    }
}

/// A service and a decoder without any pictures.
struct Pictures: PictureService, PictureDecoder {
    @concurrent func picture(at url: URL) async throws(NetworkError) -> Data { throw .noData }
    func decode(_ data: Data) throws(PictureError) -> DecodedPicture { throw .unsupportedFormat(nil) }
}

/// Keeps bookmarks in memory.
final class Store: BookmarksStore {
    private let kept = Mutex<[User]>([])

    var usernames: [String] { kept.withLock { $0.map(\.username) } }

    @concurrent func bookmarks() async throws(StoreError) -> [User] { kept.withLock { $0 } }
    @concurrent func apply(_ change: BookmarksChange) async throws(StoreError) -> [User] {
        kept.withLock { users in
            switch change {
            case .add(let user): users.append(user)
            case .remove(let id): users.removeAll { $0.uniqueID == id }
            case .removeAll: users = []
            }
            return users
        }
    }
}

/// Keeps settings in memory; the first calls fail as the test asks.
final class Preferences: SettingsStore {
    private let kept = Mutex(Model.Settings())
    private let failures: Mutex<[StoreError?]>

    /// - Parameter failures: The errors of the first calls; nil for each call that succeeds.
    init(_ failures: StoreError?...) { self.failures = Mutex(failures) }

    @concurrent func settings() async throws(StoreError) -> Model.Settings? {
        try fail()
        return kept.withLock { $0 }
    }
    @concurrent func apply(_ change: SettingsChange) async throws(StoreError) -> Model.Settings {
        try fail()
        return kept.withLock {
            $0 = $0.applying(change)
            return $0
        }
    }

    private func fail() throws(StoreError) {
        if let failure = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw failure }
    }
}

extension User {
    static func person(_ number: Int) -> User {
        User(
            name: Name(first: "Ada", last: "No. \(number)"), email: "ada\(number)@example.com",
            username: "ada\(number)",
            location: Location(city: "London", country: "United Kingdom"), birth: Birth(date: nil, age: 42))
    }
}

extension UserPage {
    static func people(_ numbers: Range<Int>) -> UserPage { UserPage(users: numbers.map(User.person)) }
}

extension Localization {
    static let british = Localization(
        locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}

/// The service, the bookmarks and the work behind the screens of people.
@MainActor struct People {
    let work = Work()
    let store = Store()
    let service: Users
    let bookmarks: BookmarksInteractor

    init(_ service: Users) {
        self.service = service
        bookmarks = BookmarksInteractor(store: store, work: work)
        bookmarks.load()
    }
}
