/// The bar of tabs in a document that shows the app, to which a tab is added before the last one, More.
///
/// A tab takes its title and a cell on both sides, and a cell lies between two.
nonisolated struct TabBar {
    /// The title of the new tab.
    let title: String

    private static let last = "More"
    /// The width of a cell in a picture.
    private static let cell = 9

    /// Returns an article with the tab in each screen that a command prints; nil if one of them has no bar, or no room in
    /// it.
    ///
    /// With `--trace -`, a command prints a trace instead of a screen.
    func added(toArticle text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, command) in zip(lines.indices.dropFirst(), lines)
        where Self.printsScreen(command) && !lines[index].hasPrefix("tab \"") {
            let size = command.firstMatch(of: /--size (\d+)x/).flatMap { Int($0.output.1) }
            guard let line = added(to: lines[index], width: size ?? 80) else { return nil }
            lines[index] = line
        }
        return added(toTranscripts: lines.joined(separator: "\n"))
    }

    private static func printsScreen(_ command: String) -> Bool {
        command.hasPrefix("$ swift run demo ") && !command.contains(" --trace -")
    }

    /// Returns a recorded screen with the tab; nil if it does not begin with the tabs, or has no room for another.
    func added(toScreen text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 1, let line = added(to: lines[0], width: lines[1].count) else { return nil }
        lines[0] = line
        return lines.joined(separator: "\n")
    }

    /// Returns a text with the tab in each transcript of a screen.
    private func added(toTranscripts text: String) -> String {
        text.replacing(/tab "[^"]*", selected, (\d+) of (\d+)\n(?:tab .*\n)*tab "More"\n/) { match in
            let count = Int(match.output.2) ?? 0
            return match.output.0
                .replacing(
                    "selected, \(match.output.1) of \(count)", with: "selected, \(match.output.1) of \(count + 1)"
                )
                .replacing("tab \"\(Self.last)\"\n", with: "tab \"\(title)\"\ntab \"\(Self.last)\"\n")
        }
    }

    private func added(to line: String, width: Int) -> String? {
        guard let last = [" \(Self.last)", "[\(Self.last)]"].first(where: line.hasSuffix) else { return nil }
        let longer = line.dropLast(last.count) + " \(title)  " + last
        return longer.count < width ? String(longer) : nil
    }

    /// Returns a picture with the tab; nil if it shows no tabs, or has no room for another.
    func added(toPicture text: String) -> String? {
        let more = #/<text x="([\d.]+)" y="14" textLength="36">More</text>/#
        guard let match = text.firstMatch(of: more), let center = Double(match.output.1),
            let picture = text.firstMatch(of: #/viewBox="0 0 (\d+) /#), let width = Int(picture.output.1)
        else { return nil }
        // Positions are halves of a cell at most, so twice a position is a whole number.
        let start = Int(center * 2) - Self.last.count * Self.cell
        let moved = Int(center * 2) + (title.count + 3) * Self.cell * 2
        guard moved + (Self.last.count + 4) * Self.cell <= width * 2 else { return nil }
        let tabs = (words(at: start) + [element(Self.last, moved)]).joined(separator: "\n")
        return text.replacing(match.output.0, with: tabs, maxReplacements: 1)
    }

    /// Returns the title's words, which a picture places one by one, from a place that is given twice as large as it is.
    private func words(at start: Int) -> [String] {
        title.split(separator: " ").map { word in
            let column = title.distance(from: title.startIndex, to: word.startIndex)
            return element(String(word), start + (2 * column + word.count) * Self.cell)
        }
    }

    /// Returns a text of a picture, around a place that is given twice as large as it is.
    private func element(_ text: String, _ doubledCenter: Int) -> String {
        let center = "\(doubledCenter / 2)\(doubledCenter.isMultiple(of: 2) ? "" : ".5")"
        let length = text.count > 1 ? " textLength=\"\(text.count * Self.cell)\"" : ""
        return "<text x=\"\(center)\" y=\"14\"\(length)>\(text)</text>"
    }
}

nonisolated extension HousePackage {
    /// Returns the new texts of the documents that show the tabs, by their paths.
    func documents(with tabs: TabBar) -> [String: String] {
        var changed: [String: String] = [:]
        for path in documents {
            guard let text = text(of: path) else { continue }
            let new =
                if path.hasSuffix(".md") {
                    tabs.added(toArticle: text)
                } else if path.hasSuffix(".svg") {
                    tabs.added(toPicture: text)
                } else {
                    tabs.added(toScreen: text)
                }
            if let new, new != text { changed[path] = new }
        }
        return changed
    }
}
