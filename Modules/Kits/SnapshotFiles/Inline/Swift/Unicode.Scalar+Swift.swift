extension Unicode.Scalar {
    var isSwiftNewline: Bool { self == "\n" || self == "\r" }

    /// Whether it is part of an identifier, keyword or number; non-ASCII scalars count as letters, except white space.
    var isInSwiftWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: !isASCII && !properties.isWhitespace
        }
    }
}

extension [Unicode.Scalar] {
    /// Returns whether `text` starts at `index`, which may be past the end.
    func hasText(_ text: [Unicode.Scalar], at index: Int) -> Bool {
        index <= count && self[index...].starts(with: text)
    }

    /// Returns the blanks before `index` on its line; nil if anything else precedes `index` on that line.
    func indentation(before index: Int) -> ArraySlice<Unicode.Scalar>? {
        let indentation = self[lineStart(of: index)..<index]
        return indentation.allSatisfy { $0 == " " || $0 == "\t" } ? indentation : nil
    }

    /// Returns the offset of the first scalar of the line that contains `index`.
    func lineStart(of index: Int) -> Int { self[..<index].lastIndex(where: \.isSwiftNewline).map { $0 + 1 } ?? 0 }
}

extension String {
    init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
