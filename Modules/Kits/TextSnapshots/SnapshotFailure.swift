import SnapshotFiles
import Testing

/// The reason that an assertion fails.
package struct SnapshotFailure: Sendable {
    private enum Cause {
        /// The text is new or changed.
        case change(SnapshotChange)
        /// The text could not be compared.
        case refusal
        /// The assertion does not know its test.
        case outsideOfTest
        /// The strategy threw an error.
        case strategy(any Error)
    }

    /// The message, which is safe to print: it has no control characters from texts or names, and a limited length.
    package private(set) var message: String
    /// The message in one line.
    package let headline: String
    private let cause: Cause
    private var record: @Sendable (_ isKnownIssue: Bool) throws -> Void = { _ in }

    /// - Returns: Nil if the assertion passes.
    init?(_ verdict: SnapshotVerdict, record: @escaping @Sendable (_ isKnownIssue: Bool) throws -> Void = { _ in }) {
        guard let message = verdict.failure, let change = verdict.change else { return nil }
        self.message = message.printable.shortenedMessage
        headline = change.headline(isRecorded: verdict == .recorded(change)).printable
        self.record = record
        cause = .change(change)
    }

    init(_ error: any Error) {
        switch error {
        case SnapshotError.notInTest: cause = .outsideOfTest
        case is SnapshotError, is SnapshotFileError, is SnapshotFolderError: cause = .refusal
        default: cause = .strategy(error)
        }
        let message = if case .strategy = cause { "The strategy threw an error: \(error)" } else { "\(error)" }
        self.message = message.printable.shortenedMessage
        headline = self.message
    }

    /// This failure with advice on naming the case, which has only a number because an argument has no text of its own.
    var advisingToNameTheCase: Self {
        var failure = self
        failure.message +=
            "\nThe case is numbered, because the text of an argument shows only its type or an address. "
            + "To name it, conform the type to CustomTestStringConvertible, or use expectSnapshot(…, named:)."
        return failure
    }

    /// Both contents and the whole difference, each with its name.
    package var attachments: [(name: String, bytes: [UInt8])] {
        if case .change(let change) = cause { change.attachments } else { [] }
    }

    /// Records the text if the recording mode asks for that, or only saves it as pending if the issue is known; returns
    /// a failure if the text cannot be written.
    package func recordText(isKnownIssue: Bool) -> SnapshotFailure? {
        do { try record(isKnownIssue) } catch { return SnapshotFailure(error) }
        return nil
    }

    /// Records the text if the recording mode asks for that, and returns the message for the caller to report.
    package func messageAfterRecording() -> String { recordText(isKnownIssue: false)?.message ?? message }

    /// Fails the running test, and records the attachments, which `swift test --attachments-path` keeps.
    ///
    /// - Parameter isSwiftTesting: Whether Swift Testing is known to be running; if not, recorded issues may be lost.
    func report(at sourceLocation: SourceLocation, isSwiftTesting: Bool = SwiftTestingRun.isKnown) {
        let issue =
            switch cause {
            case .outsideOfTest where !isSwiftTesting: SnapshotError.unreported.trap(at: sourceLocation)
            case .strategy(let error): Issue.record(error, sourceLocation: sourceLocation)
            default: Issue.record(Comment(rawValue: nextReport), sourceLocation: sourceLocation)
            }
        for (name, bytes) in attachments { Attachment.record(bytes, named: name, sourceLocation: sourceLocation) }
        recordText(isKnownIssue: !issue.isFailure)?.report(at: sourceLocation)
    }
}
