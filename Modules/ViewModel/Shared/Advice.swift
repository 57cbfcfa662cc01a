import Interactor

/// What to do about an error besides trying again, which the hint or button beside it says.
nonisolated enum Advice {
    static var checkAddress: String { "Check the address." }
    static var wait: String { "Wait a while." }

    static func wait(_ delay: Duration) -> String { "Wait \(delay.text)." }

    /// What to do about the status of a response that is not one of success.
    static func status(_ status: Int) -> String {
        switch status {
        // Forbidden, too slow, too early, too often: another time may do.
        case 403, 408, 425, 429: wait
        case 300..<500: checkAddress
        default: wait
        }
    }
}

nonisolated extension ServiceError {
    /// What to do: wait as long as the service says, or else what its status stands for.
    var advice: String { retryDelay.map(Advice.wait) ?? status.map(Advice.status) ?? Advice.wait }
}
