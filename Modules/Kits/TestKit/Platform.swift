import Foundation

/// Properties of the platform, for tests that depend on them.
public enum Platform {
    /// Whether this is macOS or another Apple platform.
    public static var isDarwin: Bool {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }

    /// Whether there is `/dev/full`, a device that is always full; macOS has none.
    public static var hasFullDevice: Bool { FileManager.default.isWritableFile(atPath: "/dev/full") }
}
