extension Sequence<UInt8> {
    /// The 32-bit FNV-1a hash (Fowler, Noll, Vo) as eight hexadecimal digits: unlike `Hasher`'s, it is the same in
    /// every run.
    var checksum: String {
        let hash = reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
