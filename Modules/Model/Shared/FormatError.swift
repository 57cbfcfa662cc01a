/// Data that breaks its format: what was expected, what was found, and where.
public struct FormatError: Error, Hashable, Sendable {
    /// The keys and indices from the top down, such as `products[3].skus[0].price`; empty for the data as a whole.
    public let path: String
    public let expected: Expected
    public let found: Found

    /// Creates an error at `path`.
    public init(path: String, expected: Expected, found: Found) {
        self.path = path
        self.expected = expected
        self.found = found
    }

    /// What stands at a place that keeps the format.
    public enum Expected: Hashable, Sendable {
        /// Something that can be read, whatever it is.
        case value
        // JSON.
        case json, object, list, results, text, textOrWholeNumber, boolean, number
        case wholeNumber(ClosedRange<Int>)
        // What a text stands for.
        case date, address, uuid
        case exactly(String)
        // Prices. An amount is a decimal number, such as `19.99`.
        case amount, currency, singlePrice, ascendingRange, uniqueID
        case decimals(atMost: Int, currency: String)
        case priceBelow(String)
        // Bytes.
        case picture, whiteSpace
        case bytes(Int)
    }

    /// What was found instead.
    public enum Found: Hashable, Sendable {
        /// Nothing at all.
        case nothing
        /// JSON's `null`.
        case null
        case object, list
        /// A text, in full.
        case text(String)
        /// A number or a truth value, as it is written.
        case value(String)
        case range(from: String, to: String)
        case bytes(Int)
        /// Bytes that are not UTF-8 where a text is expected.
        case invalidUTF8
        /// A text that another entry has already.
        case repeated(String)
        /// Something that the reader did not describe.
        case other
    }
}
