nonisolated extension FeatureName {
    /// The placeholder in each of its forms; a title with the edge of a screen's box after it, if there is one.
    ///
    /// Made once, because making it takes longer than searching most files. Searches may share it: all that it keeps is its
    /// compiled form, which it writes atomically.
    private nonisolated(unsafe) static let placeholderForms =
        /FeatureName|featureName|feature-name|feature name|Feature Name(?: (─+))?/

    /// Returns a template's text or path with this name in place of the placeholder, in each of its forms.
    func replacingPlaceholder(in text: String) -> String {
        text.replacing(Self.placeholderForms) { match in
            switch match.output.0 {
            case Self.placeholder.type[...]: type
            case Self.placeholder.property[...]: property
            case Self.placeholder.route[...]: route
            case Self.placeholder.text[...]: self.text
            default: title(edge: match.output.1)
            }
        }
    }

    /// Returns the title and, in the edge of a screen's box, as much of the edge as keeps the box as wide as it is.
    private func title(edge: Substring?) -> String {
        guard let edge else { return title }
        let width = edge.count + Self.placeholder.title.count - title.count
        return "\(title) \(String(repeating: "─", count: width))"
    }
}
