/// The digits of a BlurHash, each 0…82.
struct BlurHashDigits {
    private static let alphabet = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")
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

    /// The number that `count` digits from `index` on, all of which are there, stand for.
    func number(at index: Int, count: Int) -> Int {
        digits[index..<index + count].reduce(0) { $0 * 83 + $1 }
    }
}
