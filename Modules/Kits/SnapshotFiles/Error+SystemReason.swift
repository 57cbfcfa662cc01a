import Foundation

extension Error {
    /// The system's error number; nil if the error has none.
    package var systemCode: Int32? {
        // Not every POSIX error from Foundation can be cast to POSIXError.
        let cause = cause as NSError
        return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
    }

    /// The system's description of the error; if the error has no number, Foundation's description, which says less.
    package var systemReason: String {
        systemCode.map { String(cString: strerror($0)) } ?? cause.localizedDescription
    }

    private var cause: any Error { (self as? CocoaError)?.underlying ?? self }
}
