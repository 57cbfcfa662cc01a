import Foundation

extension CharacterSet {
    /// The code points as ranges, one on each line.
    var rangeLines: [String] {
        let ranges = codePoints.map { range in
            [range.first, range.last].compactMap { $0.flatMap(Unicode.Scalar.init)?.codePointNumber }
        }
        guard !ranges.isEmpty else { return ["CharacterSet([])"] }
        return ["CharacterSet(["] + ranges.map { $0[0] == $0[1] ? $0[0] : $0.joined(separator: "...") }.indented + [
            "])"
        ]
    }

    private var codePoints: [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        for plane in UInt8(0)...16 where hasMember(inPlane: plane) {
            let first = UInt32(plane) << 16
            for value in first...(first + 0xFFFF) {
                guard let scalar = Unicode.Scalar(value), contains(scalar) else { continue }
                if let last = ranges.last, last.upperBound + 1 == value {
                    ranges[ranges.count - 1] = last.lowerBound...value
                } else {
                    ranges.append(value...value)
                }
            }
        }
        return ranges
    }
}

extension NSRegularExpression {
    /// The line for the regular expression, with its pattern and any options.
    var literalLines: [String] {
        let text = pattern.quotedLines.joined(separator: " ")
        let options = options.isEmpty ? "" : ", options: \(options.rawValue)"
        return ["NSRegularExpression(\(text)\(options))"]
    }
}
