/// What to do about the status of a response that is not one of success.
nonisolated enum StatusAdvice {
    case checkAddress, tryLater

    init(_ status: Int) {
        switch status {
        // Forbidden, too slow, too early, too often: another time may do.
        case 403, 408, 425, 429: self = .tryLater
        case 300..<500: self = .checkAddress
        default: self = .tryLater
        }
    }
}
