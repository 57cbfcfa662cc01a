import Foundation

extension Error {
    /// What the system says about a failed call of Foundation.
    var systemReason: String {
        // The error only says that something failed; the underlying one says what.
        let cause = ((self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self) as NSError
        let isOfSystem = cause.domain == NSPOSIXErrorDomain
        return isOfSystem ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
    }
}
