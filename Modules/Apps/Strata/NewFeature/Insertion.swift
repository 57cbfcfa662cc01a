/// Lines to insert into a file of the app, and the place for them.
///
/// Its template shows the place: the lines that name the feature stand in their block, before the members that they go
/// before. What surrounds them is as in the file.
nonisolated struct Insertion: Equatable {
    /// The path of the file in the package.
    let path: String
    /// The lines to insert, with their indentation.
    let lines: [String]
    /// The first lines of the blocks around them, the outermost first.
    let blocks: [String]
    /// The first lines of the members to insert them before; if the file has none of them, the block's end is the place.
    let followers: [String]

    init(path: String, template: String, of name: FeatureName) {
        self.path = path
        let all = template.split(separator: "\n").map(String.init)
        let start = all.firstIndex { $0.contains(name.type) || $0.contains(name.property) } ?? all.endIndex
        let before = all[..<start]
        let depth = before.count * 4
        let end = all[start...].dropFirst().firstIndex { line in
            line.indentation < depth || line.indentation == depth && !line.isEnding
        }
        let rest = all[(end ?? all.endIndex)...]
        lines = Array(all[start..<(end ?? all.endIndex)])
        blocks = Array(before)
        followers = rest.filter { $0.indentation == depth && !$0.isEnding && !$0.isComment }
    }

    /// Returns `text` with the lines inserted; nil if it does not have the place for them.
    func inserted(into text: String) -> String? {
        var file = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let body = place(in: file) else { return nil }
        var index = body.upperBound
        for follower in followers {
            let places = body.filter { file[$0] == follower }
            guard let place = places.first, places.count == 1 else { continue }
            index = place
            break
        }
        while index > body.lowerBound, file[index - 1].isComment { index -= 1 }
        // The formatter writes no comma behind the only element of a list.
        let isInList = blocks.last?.hasSuffix("[") == true && index > body.lowerBound
        if isInList, !file[index - 1].hasSuffix(",") { file[index - 1] += "," }
        let isApart = lines.count > 1 && blocks.last?.hasSuffix("{") == true && index > body.lowerBound
        file.insert(contentsOf: (isApart ? [""] : []) + lines, at: index)
        return file.joined(separator: "\n")
    }

    /// Returns the lines inside of the innermost block; nil unless each block is there once.
    private func place(in file: [String]) -> Range<Int>? {
        var body = file.indices
        for block in blocks {
            let starts = body.filter { file[$0] == block }
            guard let start = starts.first, starts.count == 1 else { return nil }
            guard
                let end = file[start...].dropFirst().firstIndex(where: { line in
                    !line.isEmpty && line.indentation <= block.indentation
                })
            else { return nil }
            body = start + 1..<end
        }
        return body
    }
}

nonisolated extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
    /// Whether the line closes what an earlier one has opened.
    fileprivate var isEnding: Bool { first { $0 != " " }.map("})]".contains) ?? false }
    fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }
}
