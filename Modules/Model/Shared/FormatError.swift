/// Data that breaks its format: what was expected, what was found, and where.
public struct FormatError: Error, Hashable, Sendable {
    /// The keys and indices from the root, such as `products[3].skus[0].price`; empty for the data as a whole.
    public let path: String
    /// Where the text stops being JSON; nil if the error has a path instead.
    public let position: Position?
    public let expected: Expected
    public let found: Found

    /// Creates an error at `path`, or at `position` in text that is not JSON.
    public init(path: String, position: Position? = nil, expected: Expected, found: Found) {
        self.path = path
        self.position = position
        self.expected = expected
        self.found = found
    }

    /// A place in a text.
    public struct Position: Hashable, Sendable {
        /// The number of the line, from 1.
        public let line: Int
        /// The number of the character in its line, from 1.
        public let column: Int

        /// Creates a place from its line and column.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The value that the format requires.
    public enum Expected: Hashable, Sendable {
        /// Any readable value.
        case value
        // JSON, and its kinds of values.
        case json, object, list, text, boolean, number
        case wholeNumber(ClosedRange<Int>)
        /// Lists and objects that are nested at most this deep.
        case depth(atMost: Int)
        /// The end: nothing may follow a complete list or object.
        case end
        /// A list, or an object with a list at a key such as `results`.
        case listOrObject(with: String)
        // A text or number that must meet a further requirement.
        case uuid
        case exactly(String)
        /// A value of the same kind as the given example.
        case like(String)
        /// A number below the given one.
        case below(String)
        /// An ID that no other entry has.
        case uniqueID
        case bytes(Int)
    }

    /// What was found instead.
    public enum Found: Hashable, Sendable {
        /// Nothing at all.
        case nothing
        /// JSON's `null`.
        case null
        case object, list
        /// A text value, in full.
        case text(String)
        /// The first unexpected character of a text; the text itself is left out.
        case character(Character)
        /// The end of an incomplete text.
        case end
        /// More than the maximum.
        case more
        /// A number or a boolean, as written in the data.
        case value(String)
        case bytes(Int)
        /// Bytes that are not UTF-8 where a text is expected.
        case invalidUTF8
        /// A value that the decoder did not describe.
        case other
    }
}
