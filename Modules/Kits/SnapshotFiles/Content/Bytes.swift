import Foundation

/// Searches and comparisons by the C library, for speed: tests are debug builds, where a loop over bytes is slow.
extension UnsafeBufferPointer<UInt8> {
    /// Returns the index of the first byte that equals `byte`, at or after `start`.
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard let baseAddress, start < count,
            let found = memchr(baseAddress + start, CInt(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    }

    func part(_ range: Range<Int>) -> Self { Self(rebasing: self[range]) }
}

extension [UInt8] {
    /// Returns whether both arrays hold the same bytes.
    func isEqual(to other: [UInt8]) -> Bool { count == other.count && memcmp(self, other, count) == 0 }
}
