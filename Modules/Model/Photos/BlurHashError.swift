/// Why a text is not a BlurHash.
public enum BlurHashError: Error, Hashable {
    /// The character at an index (from 0) is not a digit of base 83.
    case character(Character, at: Int)
    /// The number of digits differs from what the first digit requires, or is below the minimum of 6.
    case length(expected: Int, found: Int)
    /// The first digit is above 80, so it stands for more than nine rows of waves.
    case waveCount(found: Int)
}
