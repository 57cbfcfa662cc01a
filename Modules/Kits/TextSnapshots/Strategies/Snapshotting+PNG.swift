public import Foundation
import SnapshotFiles

extension Snapshotting where Value == Data {
    /// Keeps a picture, given as a PNG file's bytes, and compares the bytes exactly.
    ///
    /// A failure states both pictures' sizes and how much differs:
    ///
    ///     Old: PNG, 640x480 pixels, 12345 bytes
    ///     New: PNG, 640x500 pixels, 12401 bytes
    ///     6035 of 12401 bytes differ, the first after 23.
    ///
    /// The command `report` shows both pictures side by side. Bytes that do not begin as a PNG file does are an error.
    public static var png: Self {
        Self(pathExtension: "png") { data in
            guard PNGHeader(of: Array(data.prefix(24))) != nil else {
                throw SnapshotError.notPNG(size: data.count, start: Array(data.prefix(8)))
            }
            return data
        }
    }
}
