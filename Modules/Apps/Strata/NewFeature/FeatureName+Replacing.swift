nonisolated extension FeatureName {
    /// Matches each form of the placeholder; after a title in a box's top edge, also the rest of that line (`───`).
    ///
    /// The regex is created once, because creating it takes longer than searching most files. Searches may share it:
    /// its only state is its compiled form, which is written atomically.
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

    /// Returns the title; an edge after the title gets longer or shorter, so that the box keeps its width.
    private func title(edge: Substring?) -> String {
        guard let edge else { return title }
        let width = edge.count + Self.placeholder.title.count - title.count
        return "\(title) \(String(repeating: "─", count: width))"
    }
}
