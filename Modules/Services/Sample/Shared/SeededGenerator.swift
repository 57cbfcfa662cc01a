/// A generator that returns the same numbers each time for the same seed.
///
/// It is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014), seeded with the FNV-1a
/// hash (http://www.isthe.com/chongo/tech/comp/fnv/) of the seed's UTF-8. It picks and shuffles without the standard
/// library, whose algorithms may change.
struct SeededGenerator {
    private var state: UInt64

    init(seed: String) {
        state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Returns an index below `count`, which must be at least 1; the bias of `%`, here 1 in 2⁵⁰, does not matter.
    mutating func index(below count: Int) -> Int {
        Int(next() % UInt64(count))
    }

    /// Returns the elements in a random order (Fisher, Yates).
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for last in elements.indices.dropFirst().reversed() {
            elements.swapAt(last, index(below: last + 1))
        }
        return elements
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
