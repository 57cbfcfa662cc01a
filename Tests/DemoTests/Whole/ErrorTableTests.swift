import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import TextSnapshots

@testable import Demo
@testable import Interactor
@testable import ViewModel

@MainActor
@Suite("The table of errors", .leakChecks, .snapshots(folder: "Documentation/Errors"))
struct ErrorTableTests {
    @Test("The table of errors shows the text of each error, and what the user can do")
    func errors() throws {
        let kinds = [
            Self.connections, Self.people, Self.photos, Self.files, Self.shop, Self.likes, Self.signUp, Self.form,
            Self.stores, Self.changes, Self.lists, Self.unreadableLists, Self.pictures, Self.app, Self.start,
            Self.commandLine,
            Self.recording,
        ]
        for kind in kinds {
            try kind.expectEachCase()
            kind.rows.forEach { $0.expectNextStep() }
        }
        expectSnapshot(of: ErrorKind.page(kinds), as: Snapshotting(pathExtension: "md") { $0 })
    }

    private static let path = "/data/strata.sqlite"
    private static let server = "example.org"
    private static let missing = FormatError(path: "results[1].email", expected: .text, found: .nothing)
    private static let down = ServiceError(message: "Down for maintenance", status: 503)

    private static let connections = ErrorKind(
        "A server's answer is missing or incomplete", ["ViewModel/Shared/ConnectionError+Text.swift"],
        declaredIn: "Interactor/Shared/ConnectionError.swift",
        ([
            .refused(server: server), .unknownHost(server: server), .unreachable(server: server),
            .insecure(server: server, nil), .insecure(server: server, .untrustedCertificate),
            .insecure(server: server, .expiredCertificate), .insecure(server: server, .futureCertificate),
            .insecure(server: server, .foreignCertificate), .insecure(server: server, .noTLS),
            .interrupted(server: server, received: 0, expected: nil),
            .interrupted(server: server, received: 512, expected: nil),
            .interrupted(server: server, received: 512, expected: 2_048),
            .timedOut(server: server, after: .seconds(30)), .tooLarge(server: server, limit: 1 << 26),
            .redirectedTooOften(server: server, limit: 10), .redirectedAway(server: server),
            .invalidAddress(server: "\(server):99999"), .noHTTP(server: server),
            .malformed(server: server, reason: "bad status line"), .notUnpacked(server: server), .cancelled,
            .failed(server: server, reason: "unknown error"),
        ] as [ConnectionError]).map { ErrorRow($0, $0.text, recovery: "Retry") })

    private static let people = ErrorKind(
        "People", ["ViewModel/Shared/NetworkError+Text.swift"], declaredIn: "Interactor/Shared/NetworkError.swift",
        except: ["recordingError"],
        ([
            .invalidURL, .noData, .noUsers(), .noUsers(skipped: [SkippedEntry(missing)]), .decodingError(missing),
            .serviceError(ServiceError(message: "Too many users")), .serviceError(down),
            .serviceError(ServiceError(status: 429, retryDelay: .seconds(30))),
            .networkError(ConnectionError.unreachable(server: server)), .networkError(CancellationError()),
            .httpError(404), .httpError(503),
        ] as [Interactor.NetworkError]).map(ErrorRow.init))

    private static let photos = ErrorKind(
        "Photos", ["ViewModel/Photos/APIError+Text.swift"], declaredIn: "Interactor/Photos/APIError.swift",
        except: ["recordingError"],
        ([
            .invalidURLError, .openAddress, .invalidDataError, .serverError(statusCode: 401),
            .serverError(statusCode: 404), .serverError(statusCode: 503), .serviceError(down),
            .serviceError(ServiceError(status: 403, retryDelay: .seconds(30))),
            .networkError(.unreachable(server: server)), .unknownError, .decodeError(missing), .missingAccessKey,
            .malformedAccessKey, .rateLimited,
        ] as [APIError]).map(ErrorRow.init))

    private static let files = ErrorKind(
        "Recorded answers", ["ViewModel/Shared/RecordingError+Text.swift"],
        declaredIn: "Interactor/Shared/RecordingError.swift", except: ["noPictures"],
        ([
            .missing(path: "/tmp/users.json"), .folder(path: "/tmp"), .device(path: "/dev/zero"),
            .forbidden(path: "/tmp/users.json"), .tooLarge(path: "/tmp/users.json", limit: 1 << 28),
            .empty(path: "/tmp/users.json"), .malformed(path: "/tmp/users.json", missing),
            .failure(path: "/tmp/users.json", message: "Too many users"), .pipe(path: "/tmp/pipe", nil),
            .pipe(path: "/tmp/pipe", missing), .unreadable(path: "/tmp/users.json", reason: "Input/output error"),
        ] as [RecordingError]).map(ErrorRow.init))

    private static let shop = ErrorKind(
        "Products", ["ViewModel/Shop/ShopError+Text.swift"], declaredIn: "Interactor/Shop/ShopError.swift",
        [ShopError.noProduct(id: "shirt"), .unavailable(.httpError(503))].map {
            ErrorRow($0, $0.text, recovery: $0.allowsRetry ? "Retry" : "Back")
        })

    private static let likes = ErrorKind(
        "Likes", ["ViewModel/Shop/LikeFailure+Text.swift"],
        [true, false].map { isLiked in
            let failure = LikeFailure(productID: "shirt", isLiked: isLiked, error: .unavailable(.httpError(503)))
            return ErrorRow(isLiked ? "like" : "taking a like back", failure.text, recovery: "Retry")
        })

    private static let signUp = ErrorKind(
        "Signing up", ["ViewModel/SignUp/SignUpError+Text.swift"], declaredIn: "Interactor/SignUp/SignUpError.swift",
        [SignUpError.nicknameTaken("ada"), .unavailable(.networkError(ConnectionError.unreachable(server: server)))]
            .map { ErrorRow($0, $0.text, recovery: "the form stays open") })

    private static let form = ErrorKind(
        "The form to sign up", ["ViewModel/SignUp/SignUpProblem+Text.swift"],
        declaredIn: "Model/SignUp/SignUpProblem.swift",
        ([
            (.blank, .name), (.blank, .email), (.blank, .nickname), (.blank, .age), (.blank, .country),
            (.tooShort(minimum: 3), .nickname), (.tooLong(maximum: 20), .nickname), (.hasBlanks, .email),
            (.hasHiddenCharacter, .name), (.notAllowed("!"), .nickname), (.withoutAt, .email), (.severalAts, .email),
            (.incomplete, .email), (.notADomain("example"), .email), (.taken, .nickname), (.notANumber, .age),
            (.outOfRange(13...120), .age), (.unknownCountry("Atlantis"), .country),
            (
                .severalCountries([Country(code: "NE", name: "Niger"), Country(code: "NG", name: "Nigeria")]),
                .country
            ),
            (.notAccepted, .terms),
        ] as [(SignUpProblem, SignUpForm.Field)]).map { ErrorRow($0, in: $1) })

    private static let stores = ErrorKind(
        "Stored data", ["ViewModel/Shared/StoreError+Text.swift"], declaredIn: "Interactor/Shared/StoreError.swift",
        StoreError.samples(path: path, missing).map {
            ErrorRow($0, $0.text, recovery: $0.needsRepair ? "OK, Try Again" : "Try Again, OK")
        })

    private static let changes = ErrorKind(
        "Bookmarks, the bag and settings", ["ViewModel/Shared/CommonWords.swift"],
        [
            ErrorRow("a bookmark", loss(CommonWords.latestBookmarksChange), recovery: "Try Again, OK"),
            ErrorRow("the bag", loss(ShopWords.latestBagChange), recovery: "Try Again, OK"),
            ErrorRow("a setting", loss(SettingsWords.latestChange), recovery: "Try Again, OK"),
            ErrorRow(
                "reading bookmarks", "\(UsersWords.unreadBookmarks) \(StoreError.locked(path: path).text)",
                recovery: "Try Again, OK"),
            ErrorRow(
                "reading the bag", "\(ShopWords.unreadBag) \(StoreError.locked(path: path).text)",
                recovery: "Retry, Cancel"),
        ])

    private static func loss(_ subject: String) -> String {
        CommonWords.notSaved(subject, because: StoreError.locked(path: path))
    }

    private static let lists = ErrorKind(
        "Lists: a change that failed", ["ViewModel/Lists/ListsAlert.swift"],
        ([
            (.noListFound, .renameList("Books")), (.noItemFound, .editItem(.sample("Milk"), .text("Oat milk"))),
            (.locked, .createItem(.sample("Milk"))),
            (.uncategorized(.failed(path: path, detail: "disk I/O error")), .createList),
        ] as [(DatabaseError, ListsChange.Action)]).compactMap { error, action in
            let change = ListsChange(action: action, list: .sample("Groceries"), date: .sample(1))
            return ListsAlert(.failed(change, error)).map { ErrorRow(error, $0) }
        })

    private static let unreadableLists = ErrorKind(
        "Lists: what could not be read", ["ViewModel/Lists/ListsAlert.swift"],
        [
            ErrorRow(DatabaseError.noListFound, ListsAlert(unreadable: .noListFound), "leads back"),
            ErrorRow(DatabaseError.locked, ListsAlert(unreadable: .locked), "reads again"),
        ])

    private static let pictures = ErrorKind(
        "Pictures of people", ["ViewModel/Users/UserPictureError+Text.swift"],
        declaredIn: "Interactor/Users/UserPictureInteractor.swift", except: ["missing"],
        ([
            .unavailable(.httpError(404)), .unavailable(.recordingError(.noPictures)),
            .unreadable(.unsupportedFormat("JPEG")), .unreadable(.unsupportedFormat(nil)),
            .unreadable(.malformed(FormatError(path: "", expected: .bytes(12), found: .bytes(9)))),
        ] as [UserPictureError]).compactMap { error in
            error.text.map { ErrorRow(error, $0, recovery: "the initials are shown") }
        })

    private static let app = ErrorKind(
        "Around the screens", ["ViewModel/App/LinkWords.swift", "ViewModel/App/StorageWords.swift"],
        [
            ErrorRow("a link", LinkWords.notFound("Atlantis"), recovery: "OK closes the alert"),
            ErrorRow("a file that cannot be written", StorageWords.readOnly, recovery: "each failed change says why"),
            ErrorRow(
                "settings", SettingsViewModel(model: .error(.corrupt(path: path, missing), nil), nil).problem ?? "",
                recovery: "try again"),
            ErrorRow(
                "the end of the app", StorageWords.perhapsNotSaved("the new list “Books”"),
                recovery: "on standard error"),
        ])
}

extension StoreError {
    fileprivate static func samples(path: String, _ error: FormatError) -> [StoreError] {
        [
            .notADatabase(path: path), .missingFolder(path: "/data"), .noReadPermission(path: path),
            .noWritePermission(path: path), .readOnly(path: path), .diskFull(path: path), .locked(path: path),
            .newerSchema(path: path, found: 5, supported: 4), .foreign(path: path),
            .foreignTables(path: path, detail: "no such column: name"),
            .corrupt(path: path, FormatError(path: "lists[2].name", expected: .text, found: .bytes(1))),
            .damaged(path: path, detail: "malformed disk image"), .vanished(path: path),
            .failed(path: path, detail: "disk I/O error"),
        ]
    }
}
