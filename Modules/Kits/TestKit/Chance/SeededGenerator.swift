/// The SplitMix64 generator (Steele, Lea and Flood, 2014): the same seed gives the same numbers, so a failure can be
/// repeated.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator of the numbers that `seed` determines.
    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns one of `elements`, which must not be empty.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }

    /// Returns a number from 0 up to but excluding `bound`, which must be at least 1.
    public mutating func number(below bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }
}
