extension Sequence<UInt8> {
    /// The 32-bit FNV-1a hash (Fowler, Noll, Vo) as eight hexadecimal digits; it is the same in every run, unlike a
    /// hash of `Hasher`.
    var checksum: String {
        let hash = reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return hexadecimal(hash, digits: 8)
    }
}

extension [UInt8] {
    /// A 64-bit checksum of a file's content as sixteen hexadecimal digits; it is the same in every run on machines
    /// with the same byte order.
    ///
    /// It is FNV-1a over eight-byte words instead of bytes, with a shift to mix each word: for a long text, this takes
    /// a tenth of the time.
    var contentChecksum: String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        let prime: UInt64 = 1_099_511_628_211
        let wordCount = count / 8
        withUnsafeBytes { bytes in
            // A plain loop over a pointer, for speed: in debug builds, everything else is a function call. An array's
            // bytes are aligned to words.
            guard let words = bytes.baseAddress?.assumingMemoryBound(to: UInt64.self) else { return }
            var index = 0
            while index < wordCount {
                hash = (hash ^ words[index]) &* prime
                hash ^= hash >> 32
                index &+= 1
            }
        }
        for byte in self[(wordCount * 8)...] { hash = (hash ^ UInt64(byte)) &* prime }
        hash = (hash ^ UInt64(count)) &* prime
        return hexadecimal(hash ^ hash >> 32, digits: 16)
    }
}

private func hexadecimal(_ number: some FixedWidthInteger, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
}
