/// Why a text is no BlurHash.
public enum BlurHashError: Error, Hashable {
    /// The character at `index`, from 0, is no digit of base 83.
    case character(Character, at: Int)
    /// There are more or fewer digits than the first one says; or fewer than 6, which no hash has.
    case length(expected: Int, found: Int)
    /// The first digit, which is at most 80, asks for more than nine waves from top to bottom.
    case waveCount(found: Int)
}

extension BlurHashError: CustomStringConvertible {
    /// What was expected, and what came.
    public var description: String {
        switch self {
        case .character(let character, let index): "Expected a digit of base 83 at \(index), “\(character)” came"
        case .length(let expected, let found): "Expected \(expected) digits, \(found) came"
        case .waveCount(let found): "Expected a first digit of at most 80, \(found) came"
        }
    }
}
