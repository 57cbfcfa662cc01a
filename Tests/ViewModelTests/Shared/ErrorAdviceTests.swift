import Interactor
import Model
import TestDoubles
import Testing

@testable import ViewModel

/// Trying again belongs to the key or button beside an error, and starting again stands against it.
@Suite("What to do about an error")
struct ErrorAdviceTests {
    private static let format = FormatError(path: "a", expected: .list, found: .null)

    private static let recordings: [RecordingError] = [
        .missing(path: "/a"), .folder(path: "/a"), .device(path: "/a"), .forbidden(path: "/a"),
        .tooLarge(path: "/a", limit: 1 << 20), .empty(path: "/a"), .malformed(path: "/a", format),
        .failure(path: "/a", message: "Down"),
        .pipe(path: "/a", nil), .pipe(path: "/a", format), .unreadable(path: "/a", reason: "I/O error"),
    ]

    private static let connections: [ConnectionError] = [
        .refused(server: "a"), .unknownHost(server: "a"), .unreachable(server: "a"),
        .insecure(server: "a", nil), .interrupted(server: "a", received: 0, expected: nil),
        .interrupted(server: "a", received: 1, expected: nil), .interrupted(server: "a", received: 1, expected: 2),
        .timedOut(server: "a", after: .seconds(30)), .tooLarge(server: "a", limit: 1 << 20),
        .redirectedTooOften(server: "a", limit: 10), .redirectedAway(server: "a"), .invalidAddress(server: "a"),
        .noHTTP(server: "a"), .malformed(server: "a", reason: "b"), .notUnpacked(server: "a"), .cancelled,
        .failed(server: "a", reason: "b"),
    ]

    private static let services = [nil, 401, 404, 503].map { ServiceError(message: "Down", status: $0) }
    private static let statuses = [304, 401, 403, 404, 429, 503]

    private static let networks: [Interactor.NetworkError] =
        [
            .invalidURL, .noData, .noUsers(), .noUsers(skipped: [SkippedUser(index: 0, reason: format)]),
            .decodingError(format), .retryLater(status: 429, after: .seconds(30)),
        ]
        + services.map { .serviceError($0) } + connections.map { .networkError($0) } + statuses.map { .httpError($0) }
        + recordings.map { .recordingError($0) }

    private static let photos: [APIError] =
        [
            .invalidURLError, .openAddress, .invalidDataError, .unknownError, .decodeError(format), .missingAccessKey,
            .malformedAccessKey, .rateLimited, .retryLater(status: 403, after: .seconds(30)),
        ]
        + services.map { .serviceError($0) } + connections.map { .connection($0) }
        + statuses.map { .serverError(statusCode: $0) } + recordings.map { .unreadable($0) }

    private static let shop: [ShopError] = [.noProduct(id: "tea")] + networks.map { .unavailable($0) }

    private static let stores: [StoreError] = [
        .notADatabase(path: "/a"), .missingFolder(path: "/a"), .noReadPermission(path: "/a"),
        .noWritePermission(path: "/a"), .readOnly(path: "/a"), .diskFull(path: "/a"), .locked(path: "/a"),
        .newerSchema(path: "/a", found: 2, supported: 1), .foreign(path: "/a"), .foreignTables(path: "/a", detail: "b"),
        .corrupt(path: "/a", format), .damaged(path: "/a", detail: "b"), .vanished(path: "/a"),
        .failed(path: "/a", detail: "b"),
    ]

    @Test("stands in a sentence, which never says to try again")
    func texts() {
        let errors: [any ExplainedError] = Self.networks + Self.photos + Self.shop + Self.stores
        for error in errors {
            let text = error.text.lowercased()
            #expect(!text.contains("try again") && [".", "”"].contains(text.last), "\(error.text)")
            #expect(!text.contains("start again") || !error.allowsRetry, "\(error.text)")
        }
    }

    @Test("names r once on the people's screen, and not beside a new start")
    func users() {
        for error in Self.networks {
            let content = UsersListContent(model: .error(error, nil), found: nil, bookmarks: Bookmarks())
            expectOneWayOn(content.emptyState.subtitle, content.reloadAction)
            #expect(!content.emptyState(isEditing: true).subtitle.contains("Press r"), "letters are input")
        }
    }

    @Test("names r once on the screens of the photos, and not beside a new start")
    func photosAndSearch() {
        for error in Self.photos {
            let home = HomeContent(model: .error(error, nil))
            expectOneWayOn(home.emptyHint, home.loadAction)
            let search = PhotoSearchContent(model: .error(error, nil), query: "sea")
            expectOneWayOn(search.emptyHint, search.loadAction)
            #expect(!search.emptyHint(isEditing: true).contains("Press r"), "letters are input")
        }
    }

    @MainActor @Test("names r once on the screens of the feed and the profile, and not beside a new start")
    func feedAndProfile() {
        for error in Self.networks {
            let feed = FeedViewModel(model: .error(error, nil), liked: [], nil)
            guard case .message(_, let subtitle) = feed.placeholder else {
                Issue.record("no message for \(error)")
                continue
            }
            expectOneWayOn(subtitle, feed.reloadAction)
            let profile = ProfileContent(model: Profile(user: .error(error, nil), isBookmarked: false))
            #expect((profile.reloadAction == nil) == (profile.problem?.contains("tart again") == true))
        }
    }

    @Test("names r once on the screens of the shop, and not beside a new start")
    func products() {
        for error in Self.shop.dropFirst() {
            let products = ProductsViewModel.Products(model: .error(error, nil), likes: [], localization: .sample)
            expectOneWayOn(products.emptyState?.subtitle ?? "", products.reloadAction)
            let wayOn = error.allowsRetry ? ProductViewModel.Error.WayOn.retry : .goBack
            let page = ProductViewModel.Error(text: error.text, wayOn: wayOn, isOfLoading: true)
            expectOneWayOn(page.pageText, page.reloadAction)
        }
    }

    @Test("names r once on the screen of the bookmarks")
    func bookmarks() {
        for error in Self.stores {
            let content = BookmarksContent(model: .error(error, nil))
            expectOneWayOn(content.unreadableState?.subtitle ?? "", content.reloadAction)
        }
    }

    /// Expects either a new start, or the key that tries again, once, as in the key bar.
    private func expectOneWayOn(_ text: String, _ action: String?, _ location: SourceLocation = #_sourceLocation) {
        let startsAgain = text.contains("tart again")
        let count = text.lowercased().ranges(of: "try again").count
        let isSound = startsAgain ? count == 0 && action == nil : count == 1 && action == "try again"
        #expect(isSound, "\(text), key bar: \(action ?? "nothing")", sourceLocation: location)
    }
}
