/// Makes strings safe, in two steps: scalars that can never be shown first, since they break clusters, then clusters.
enum Sanitizer {
    private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

    static func sanitize(_ string: String) -> String {
        if string.isPrintableASCII { return string }
        let (isPlain, isVisible) = survey(string)
        return isPlain ? string : bound(isVisible ? string : show(string))
    }

    /// Whether each scalar is a cluster of its own, and whether each can be shown.
    private static func survey(_ string: String) -> (isPlain: Bool, isVisible: Bool) {
        var isPlain = true
        var isVisible = !beginsWithMark(string)
        for scalar in string.unicodeScalars where !ScalarClass.of(scalar).standsAlone {
            isPlain = false
            if visible(scalar) != scalar { isVisible = false }
        }
        return (isPlain, isVisible)
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
        // As a terminal shows a soft hyphen; it takes a cell in nearly all of them.
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

    private static func bound(_ string: String) -> String {
        var bounded = ""
        var kept = string.startIndex
        string.forEachCluster { range, _, scalar in
            if let scalar, ScalarClass.of(scalar).standsAlone { return true }
            let cluster = ScalarCluster(string.unicodeScalars[range])
            if cluster.isSound { return true }
            bounded += string[kept..<range.lowerBound]
            bounded.unicodeScalars.append(contentsOf: cluster.sound)
            kept = range.upperBound
            return true
        }
        return kept == string.startIndex ? string : bounded + string[kept...]
    }
}
