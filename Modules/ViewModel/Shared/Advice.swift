import Interactor

/// Remedies for an error, other than a retry: a hint or button beside the text offers the retry.
nonisolated enum Advice {
    static var checkAddress: String { "Check the address." }
    static var wait: String { "Wait a while." }

    static func wait(_ delay: Duration) -> String { "Wait \(delay.text)." }

    /// Returns the remedy for an unsuccessful HTTP status.
    static func status(_ status: Int) -> String {
        switch status {
        // Forbidden, timeout, too early, too many requests: a later request may succeed.
        case 403, 408, 425, 429: wait
        case 300..<500: checkAddress
        default: wait
        }
    }
}

nonisolated extension ServiceError {
    /// The remedy: wait for the service's retry delay or, without a delay, follow the advice for the status.
    var advice: String { retryDelay.map(Advice.wait) ?? status.map(Advice.status) ?? Advice.wait }
}
