extension String {
    /// The words of a command line, as a shell splits them.
    ///
    /// Nil if the line needs more from a shell than quotes and backslashes, such as a variable, a pattern or a pipe, or
    /// if a quote is not closed.
    nonisolated var shellWords: [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = self[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case ("'", "'"), ("\"", "\""): quote = nil
            case (_, "'"): word?.append(character)
            case ("\\", "\""):
                guard let next = rest.popFirst() else { return nil }
                word?.append("\\\"$`".contains(next) ? "\(next)" : "\\\(next)")
            case ("$", _), ("`", _): return nil
            case (_, "\""): word?.append(character)
            case ("'", _), ("\"", _):
                quote = character
                word = word ?? ""
            case ("\\", _):
                guard let next = rest.popFirst() else { return nil }
                word = (word ?? "") + "\(next)"
            case (" ", _), ("\t", _):
                words += word.map { [$0] } ?? []
                word = nil
            case _ where "|&;<>()*?[]{}~!".contains(character) || character == "#" && word == nil: return nil
            default: word = (word ?? "") + "\(character)"
            }
        }
        return quote == nil ? words + (word.map { [$0] } ?? []) : nil
    }
}
