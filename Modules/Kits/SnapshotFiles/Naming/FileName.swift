/// A part of a file name that is valid on every file system and needs no quotes in a shell.
///
/// ASCII letters, digits, `-` and `_` are kept, and a space becomes `+`. If the text contains anything else, or is
/// empty or too long, a checksum of the whole text keeps different texts apart.
struct FileName: CustomStringConvertible {
    /// In bytes: a file name has several such parts and may be 255 bytes long.
    private static let longest = 60

    /// The names of devices on Windows.
    ///
    /// Windows refuses them regardless of case, even with an extension (Microsoft, "Naming Files, Paths, and
    /// Namespaces"). Its other reserved names contain characters that are not kept anyway.
    private static let devices = Set(["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    let description: String

    /// - Parameter isStart: Whether the part comes before the first dot.
    init(_ text: String, isStart: Bool = false) {
        let isDevice = isStart && text.utf8.count <= 4 && Self.devices.contains(text.lowercased())
        if !isDevice, Self.fits(text), let isSingleWord = Self.isSingleWord(text) {
            description = isSingleWord ? text : text.replacing(" ", with: "+")
        } else {
            let words = text.unicodeScalars.split { !Self.isSafe($0) }.map(String.init).joined(separator: "-")
            description = Self.shortened(words, checking: text)
        }
    }

    init(joining names: [FileName]) {
        let list = names.map(\.description).joined(separator: ",")
        description = Self.fits(list) ? list : Self.shortened(list, checking: list)
    }

    /// Returns whether a part of a path can be such a name, or several joined names.
    static func canBe(_ part: Substring) -> Bool {
        (1...longest).contains(part.utf8.count)
            && part.unicodeScalars.allSatisfy { isSafe($0) || $0 == "+" || $0 == "," }
    }

    private static func fits(_ name: String) -> Bool { (1...longest).contains(name.utf8.count) }

    private static func shortened(_ name: String, checking text: String) -> String {
        let checksum = text.utf8.checksum
        return name.isEmpty ? checksum : "\(name.prefix(longest - checksum.count - 1))-\(checksum)"
    }

    /// Returns whether a safe text has no spaces; nil if the text is not safe.
    ///
    /// A plain loop for speed: every assertion names its file, and tests are debug builds.
    private static func isSingleWord(_ text: String) -> Bool? {
        var text = text
        return text.withUTF8 { bytes in
            var isSingleWord = true
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case 0x20: isSingleWord = false
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: break
                default: return nil
                }
                index &+= 1
            }
            return isSingleWord
        }
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }
}
