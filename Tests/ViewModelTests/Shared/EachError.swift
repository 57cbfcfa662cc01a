import Interactor
import Model
import TestDoubles

// An error of each kind, for tests of what a user reads about it.

extension RecordingError {
    static let each: [RecordingError] = [
        .missing(path: "/a"), .folder(path: "/a"), .device(path: "/a"), .forbidden(path: "/a"),
        .tooLarge(path: "/a", limit: 1 << 20), .empty(path: "/a"), .malformed(path: "/a", .missing("a")),
        .failure(path: "/a", message: "Down"), .pipe(path: "/a", nil), .pipe(path: "/a", .missing("a")),
        .unreadable(path: "/a", reason: "I/O error"),
    ]
}

extension ConnectionError {
    static let each: [ConnectionError] = [
        .refused(server: "a"), .unknownHost(server: "a"), .unreachable(server: "a"),
        .insecure(server: "a", nil), .interrupted(server: "a", received: 0, expected: nil),
        .interrupted(server: "a", received: 1, expected: nil), .interrupted(server: "a", received: 1, expected: 2),
        .timedOut(server: "a", after: .seconds(30)), .tooLarge(server: "a", limit: 1 << 20),
        .redirectedTooOften(server: "a", limit: 10), .redirectedAway(server: "a"), .invalidAddress(server: "a"),
        .noHTTP(server: "a"), .malformed(server: "a", reason: "b"), .notUnpacked(server: "a"), .cancelled,
        .failed(server: "a", reason: "b"),
    ]
}

extension ServiceError {
    static let each = [nil, 401, 404, 503].map { ServiceError(message: "Down", status: $0) }
    /// The statuses of responses in which a service does not say why it failed.
    static let statuses = [304, 401, 403, 404, 429, 503]
}

extension Interactor.NetworkError {
    static let each: [Interactor.NetworkError] =
        [
            .invalidURL, .noData, .noUsers(), .noUsers(skipped: [SkippedEntry(.missing("a"))]),
            .decodingError(FormatError.missing("a")),
            .serviceError(ServiceError(status: 429, retryDelay: .seconds(30))),
        ]
        + ServiceError.each.map { .serviceError($0) } + ConnectionError.each.map { .networkError($0) }
        + ServiceError.statuses.map { .httpError($0) } + RecordingError.each.map { .recordingError($0) }
}

extension StoreError {
    static let each: [StoreError] = [
        .notADatabase(path: "/a"), .missingFolder(path: "/a"), .noReadPermission(path: "/a"),
        .noWritePermission(path: "/a"), .readOnly(path: "/a"), .diskFull(path: "/a"), .locked(path: "/a"),
        .newerSchema(path: "/a", found: 2, supported: 1), .foreign(path: "/a"), .foreignTables(path: "/a", detail: "b"),
        .corrupt(path: "/a", .missing("a")), .damaged(path: "/a", detail: "b"), .vanished(path: "/a"),
        .failed(path: "/a", detail: "b"),
    ]
}
