import Foundation
import Model

/// The first invalid position in text that is not JSON, and the character there.
///
/// The surrounding text is left out, because a service's answer can contain passwords.
struct BrokenJSON {
    let error: FormatError

    /// The deepest nesting of lists and objects that Foundation reads.
    private static let depthLimit = 512

    init(_ data: Data) {
        let data = Self.withoutMark(data)
        let (offset, isTooDeep) = Self.fault(in: data)
        let position = offset.map { FormatError.Position(at: $0, in: data) }
        if Self.isWhole(data) {
            // The text is JSON, but a number is too large or not a whole number; the decoder does not say where.
            error = FormatError(path: "", expected: .value, found: .other)
            return
        }
        let rest = String(decoding: data.dropFirst(offset ?? 0).prefix(100), as: UTF8.self)
        // Bytes that are not UTF-8 have become U+FFFD.
        let found = rest.first.map { $0 == "\u{FFFD}" ? FormatError.Found.invalidUTF8 : .character($0) }
        error =
            isTooDeep
            ? FormatError(path: "", position: position, expected: .depth(atMost: Self.depthLimit), found: .more)
            : FormatError(
                path: "", position: position, expected: Self.isWhole(data.prefix(offset ?? 0)) ? .end : .json,
                found: found ?? .end)
    }

    /// Returns `data` without the byte order mark at its start.
    private static func withoutMark(_ data: Data) -> Data {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return data.starts(with: mark) ? Data(data.dropFirst(mark.count)) : data
    }

    /// Returns whether `data` is one complete list or object, with nothing after it.
    private static func isWhole(_ data: Data) -> Bool {
        (try? JSONSerialization.jsonObject(with: data)) != nil
    }

    /// Returns the offset of the first byte that is invalid in JSON, and whether the byte is a bracket that nests too
    /// deeply; the offset is nil if Foundation reports no position.
    private static func fault(in data: Data) -> (offset: Int?, isTooDeep: Bool) {
        do {
            // JSONDecoder does not report where it failed. The debug description of JSONSerialization's error does,
            // unless the text is incomplete or a word such as `true` is misspelled near the end. The appended control
            // characters, which JSON never allows, make JSONSerialization report a position in these cases, too.
            _ = try JSONSerialization.jsonObject(with: data + [1, 1, 1, 1, 1], options: .fragmentsAllowed)
            return (nil, false)
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            let offset = reason.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) }
            // The reported position is one past the bracket.
            return reason.contains(/Too many nested/) ? (offset.map { $0 - 1 }, true) : (offset, false)
        }
    }
}

extension FormatError.Position {
    /// Creates the position of the byte at `offset`.
    fileprivate init(at offset: Int, in data: Data) {
        let before = String(decoding: data.prefix(offset), as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        self.init(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}
