import Foundation

extension URL {
    /// Returns the URL of a bundled recording, such as `Shop/products.json`.
    static func recorded(_ path: String) -> URL {
        (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Recorded/\(path)")
    }
}
