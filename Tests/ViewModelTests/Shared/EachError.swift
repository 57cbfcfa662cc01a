import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

// An error of each kind, for tests of the texts that users read.

/// Returns each error with the line of `lines` at the same index.
func errorTexts<Failure>(of errors: [Failure], _ lines: String) -> [(Failure, String)] {
    let lines = lines.split(separator: "\n").map(String.init)
    precondition(errors.count == lines.count)
    return Array(zip(errors, lines))
}

extension RecordingError {
    static let each: [RecordingError] = [
        .missing(path: "/a"), .folder(path: "/a"), .device(path: "/a"), .forbidden(path: "/a"),
        .tooLarge(path: "/a", limit: 256 << 20), .empty(path: "/a"), .malformed(path: "/a", .missing("a")),
        .failure(path: "/a", message: "Down"), .pipe(path: "/a", nil), .pipe(path: "/a", .missing("a")),
        .unreadable(path: "/a", reason: "I/O error"),
    ]
}

extension ConnectionError {
    static let each: [ConnectionError] =
        [
            .refused(server: "a"), .unknownHost(server: "a"), .unreachable(server: "a"),
            .interrupted(server: "a", received: 0, expected: nil),
            .interrupted(server: "a", received: 1, expected: nil),
            .interrupted(server: "a", received: 0, expected: 2), .timedOut(server: "a", after: .seconds(30)),
            .timedOut(server: "a", after: .milliseconds(1500)), .tooLarge(server: "a", limit: 8 << 20),
            .redirectedTooOften(server: "a", limit: 10), .redirectedAway(server: "a"), .invalidAddress(server: "a"),
            .noHTTP(server: "a"), .malformed(server: "a", reason: "b"), .notUnpacked(server: "a"), .cancelled,
            .failed(server: "a", reason: "It broke."), .failed(server: "a", reason: "It broke. (error -1000.)."),
        ]
        + [
            nil, .untrustedCertificate, .expiredCertificate, .futureCertificate, .foreignCertificate, .noTLS,
        ].map { .insecure(server: "a", $0) }
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

// A key or button beside an error offers to try again, unless the text says to start again.

/// Expects full sentences without “try again”, and without “start again” if the error allows a retry.
func expectAdvice(_ error: some ExplainedError, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = error.text.lowercased()
    let isSentence = [".", "”"].contains(text.last)
    #expect(!text.contains("try again") && isSentence, "\(error.text)", sourceLocation: sourceLocation)
    #expect(!text.contains("start again") || !error.allowsRetry, "\(error.text)", sourceLocation: sourceLocation)
}

/// Expects one piece of advice: to try again if the key bar offers this, otherwise to start again.
func expectOneRecovery(_ text: String, _ action: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    let startsAgain = text.contains("tart again")
    let count = text.lowercased().ranges(of: "try again").count
    let isSound = startsAgain ? count == 0 && action == nil : count == 1 && action == "try again"
    #expect(isSound, "\(text), key bar: \(action ?? "nothing")", sourceLocation: sourceLocation)
}
