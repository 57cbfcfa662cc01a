import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Error {
    /// The system's number of what has happened; nil where it has said nothing.
    package var systemCode: Int32? {
        // Not every one of Foundation's can be cast to POSIXError.
        let cause = cause as NSError
        return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
    }

    /// The system's own reason, in its own words: Foundation's say less.
    package var systemReason: String {
        systemCode.map { String(cString: strerror($0)) } ?? cause.localizedDescription
    }

    private var cause: any Error { (self as? CocoaError)?.underlying ?? self }
}
