import Foundation

/// A screen in each of its recorded states.
nonisolated struct GalleryScreen {
    struct State {
        let title: String
        /// The screen as text; several if its test records several cases, none in the usual size.
        let texts: [String]
        /// The paths of its pictures.
        let pictures: [String]
    }

    /// The name of the suite that records it.
    let name: String
    /// The path of the suite's source.
    let source: String
    let states: [State]

    init(of suite: SnapshotSuite, in package: HousePackage) throws(DocsError) {
        name = suite.name
        source = suite.source
        var states: [State] = []
        for test in suite.tests {
            let paths = suite.snapshots.filter { $0.hasPrefix("\(test.stem).") }.inOrder
            var texts: [String] = []
            for path in paths.usualTexts {
                let text = try package.document(path)
                // In colours, it is the text of another state.
                if !text.hasLegend { texts.append(text) }
            }
            let pictures = paths.filter { $0.hasSuffix(".svg") }
            guard !texts.isEmpty || !pictures.isEmpty else { continue }
            states.append(State(title: test.title, texts: texts, pictures: pictures))
        }
        self.states = states
    }

    var title: String { name.words.asTitle }

    /// Returns whether each state of another screen looks like one of these.
    func shows(_ other: GalleryScreen) -> Bool {
        other.states.allSatisfy { state in
            state.pictures.isEmpty && state.texts.allSatisfy { text in states.contains { $0.texts.contains(text) } }
        }
    }
}

nonisolated extension [String] {
    /// These paths with the first case or call before the second one, and the ninth before the tenth.
    fileprivate var inOrder: [String] {
        func key(_ path: String) -> String { path.split(separator: ".").dropLast().joined(separator: ".") }
        return sorted { key($0).compare(key($1), options: .numeric) == .orderedAscending }
    }

    /// The texts in the usual size, which have a transcript beside them; without one, all texts.
    fileprivate var usualTexts: [String] {
        let texts = filter { $0.hasSuffix(".txt") }
        let transcripts = texts.filter { $0.contains(Self.transcript) }
        let usual = Set(transcripts.map { $0.replacing(Self.transcript, with: ".") })
        return transcripts.isEmpty ? texts : texts.filter(usual.contains)
    }

    /// The end of a transcript's name, before its number or extension; `-` if the snapshot has a name of its own.
    private static var transcript: Regex<Substring> { /[.-]transcript\./ }
}

nonisolated extension String {
    /// Whether lines with styles follow the screen.
    fileprivate var hasLegend: Bool { contains(/\n---\n(?:\d+:\d+-\d+ .*\n?)*$/) }
}
