import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Error {
    /// The system's own reason, in its own words: Foundation's say less.
    package var systemReason: String {
        let cause = (self as? CocoaError)?.underlying ?? self
        guard let code = (cause as? POSIXError)?.code else { return cause.localizedDescription }
        return String(cString: strerror(code.rawValue))
    }
}
