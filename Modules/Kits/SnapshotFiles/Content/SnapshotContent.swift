/// The content of a snapshot: a text, or bytes in another format, such as a picture.
package enum SnapshotContent: Equatable, Sendable {
    case text(SnapshotText)
    case data(SnapshotData)

    /// The kinds of content.
    package enum Kind: String, Codable, Sendable {
        case text
        case data
    }

    /// Creates the content for a text; in the snapshot's file, a newline follows the text.
    package init(_ text: String) { self = .text(SnapshotText(text)) }

    /// Creates the content for the whole text of a file, including the newline at the end.
    package init(ofFile text: String) { self = .text(SnapshotText(file: Array(text.utf8))) }

    /// Creates the content of a file; returns nil if the content must be a text but the bytes are not valid UTF-8.
    init?(_ bytes: [UInt8], as kind: Kind) {
        switch kind {
        case .data: self = .data(SnapshotData(bytes))
        case .text:
            let isText = bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
            guard isText else { return nil }
            self = .text(SnapshotText(file: bytes))
        }
    }

    package var kind: Kind {
        switch self {
        case .text: .text
        case .data: .data
        }
    }

    /// The bytes as a file holds them.
    package var bytes: [UInt8] {
        switch self {
        case .text(let text): text.bytes
        case .data(let data): data.bytes
        }
    }

    package var text: SnapshotText? {
        if case .text(let text) = self { text } else { nil }
    }

    package var checksum: String { bytes.contentChecksum }

    /// Whether this is a text that contains the conflict markers of a merge, in order.
    package var holdsConflict: Bool { text?.holdsConflict ?? false }
}
