import Foundation

/// The first invalid position in text that is not JSON, and the text there.
struct BrokenJSON {
    let error: FormatError

    init(_ data: Data) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let data = data.starts(with: mark) ? Data(data.dropFirst(mark.count)) : data
        // An incomplete text is reported without a place, and so is a word such as `true` that is cut or misspelled
        // near the end. With control characters behind it, which belong nowhere, each is reported with one.
        let offset = Self.offset(in: data) ?? Self.offset(in: data + [1, 1, 1, 1, 1])
        let rest = data.dropFirst(offset ?? 0).prefix(400)
        error = FormatError(
            path: "", position: offset.map { FormatError.Position(at: $0, in: data) }, expected: .json,
            found: rest.isEmpty ? .end : .text(String(decoding: rest, as: UTF8.self)))
    }

    /// Returns the number of bytes before the first one that does not belong to JSON; nil if it is not reported.
    private static func offset(in data: Data) -> Int? {
        do {
            // JSONDecoder does not say where it failed. JSONSerialization does, in its debug description.
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            return reason?.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) }
        }
    }
}

extension FormatError.Position {
    /// Creates the place of the byte at `offset`.
    fileprivate init(at offset: Int, in data: Data) {
        let before = String(decoding: data.prefix(offset), as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        self.init(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}
