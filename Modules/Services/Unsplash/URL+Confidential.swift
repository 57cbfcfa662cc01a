import Foundation

extension URL {
    /// Whether requests to it stay private: they are encrypted, or do not leave this machine.
    var isConfidential: Bool {
        guard let host = host()?.lowercased(), !host.isEmpty else { return false }
        switch scheme?.lowercased() {
        case "https": return true
        case "http": return ["127.0.0.1", "::1", "[::1]", "localhost"].contains(host)
        default: return false
        }
    }
}
