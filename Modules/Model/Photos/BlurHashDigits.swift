/// The digits of a BlurHash, each 0…82.
struct BlurHashDigits {
    /// The 83 digits in order: numerals, capital letters, small letters, then signs.
    private static let alphabet =
        [
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"),
        ]
        .joined().map { Character(UnicodeScalar($0)) } + "#$%*+,-.:;=?@[]^_{|}~"
    private static let values = Dictionary(uniqueKeysWithValues: alphabet.enumerated().map { ($1, $0) })

    private let digits: [Int]

    init(_ text: String) throws(BlurHashError) {
        var digits: [Int] = []
        for (index, character) in text.enumerated() {
            guard let digit = Self.values[character] else { throw .character(character, at: index) }
            digits.append(digit)
        }
        self.digits = digits
    }

    var count: Int { digits.count }

    /// Returns the value of the `count` digits that start at `index`; all these digits must exist.
    func number(at index: Int, count: Int) -> Int {
        digits[index..<index + count].reduce(0) { $0 * 83 + $1 }
    }
}
