/// Sanitizes a string in two passes: first the scalars that can never be shown and break clusters, then the clusters.
enum Sanitizer {
    private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

    static func sanitize(_ string: String) -> SanitizedText {
        if string.isPrintableASCII { return SanitizedText(sanitized: string, width: string.utf8.count) }
        let survey = survey(string)
        if survey.isPlain { return SanitizedText(sanitized: string, width: survey.width) }
        return bound(survey.isVisible ? string : show(string))
    }

    /// Returns whether each scalar is a cluster of its own, and whether each scalar can be shown; `width` is the
    /// text's width if each scalar is a cluster.
    private static func survey(_ string: String) -> (isPlain: Bool, width: Int, isVisible: Bool) {
        var isPlain = true
        var width = 0
        var isVisible = true
        let table = ScalarClass.table
        for scalar in string.unicodeScalars {
            let scalarClass = table.of(scalar)
            width += scalarClass.width
            if scalarClass.standsAlone { continue }
            isPlain = false
            if visible(scalar) != scalar { isVisible = false }
        }
        // A mark at the beginning has nothing to join.
        return (isPlain, width, isVisible && (isPlain || !beginsWithMark(string)))
    }

    private static func beginsWithMark(_ string: String) -> Bool {
        string.unicodeScalars.first.map { [.mark, .spacing].contains(ScalarClass.of($0)) } ?? false
    }

    private static func show(_ string: String) -> String {
        var shown = String.UnicodeScalarView()
        if beginsWithMark(string) { shown.append(dottedCircle) }
        for scalar in string.unicodeScalars { shown.append(visible(scalar)) }
        return String(shown)
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch ScalarClass.of(scalar) {
        case .control: picture(of: scalar) ?? .replacement
        // Nearly all terminals show a soft hyphen as a hyphen of one cell.
        case .invisible: scalar == "\u{AD}" ? "-" : .replacement
        case .unknown: .replacement
        default: scalar
        }
    }

    private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar? {
        switch control.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + control.value)
        case 0x7F: "\u{2421}"
        default: nil
        }
    }

    private static func bound(_ string: String) -> SanitizedText {
        var bounded = ""
        var kept = string.startIndex
        var width = 0
        string.forEachCluster { range, cells, scalar in
            width += cells
            if let scalar, ScalarClass.of(scalar).standsAlone { return true }
            let cluster = ScalarCluster(string.unicodeScalars[range])
            if cluster.isSound { return true }
            bounded += string[kept..<range.lowerBound]
            bounded.unicodeScalars.append(contentsOf: cluster.sound)
            kept = range.upperBound
            return true
        }
        return kept == string.startIndex
            ? SanitizedText(sanitized: string, width: width) : SanitizedText(sanitized: bounded + string[kept...])
    }
}
