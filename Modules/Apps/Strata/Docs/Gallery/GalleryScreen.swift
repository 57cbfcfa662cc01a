import Foundation

/// A screen in each of its recorded states.
nonisolated struct GalleryScreen {
    struct State {
        let title: String
        /// The screen as text in the usual size, once for each recorded case; may be empty.
        let texts: [String]
        /// The paths of the state's pictures.
        let pictures: [String]
    }

    /// The name of the suite that records the screen.
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
                // A text with a legend of styles repeats the text of another state.
                if !text.hasLegend { texts.append(text) }
            }
            let pictures = paths.filter { $0.hasSuffix(".svg") }
            guard !texts.isEmpty || !pictures.isEmpty else { continue }
            states.append(State(title: test.title, texts: texts, pictures: pictures))
        }
        self.states = states
    }

    var title: String { name.words.asTitle }

    /// Returns whether each state of another screen looks like a state of this screen.
    func shows(_ other: GalleryScreen) -> Bool {
        other.states.allSatisfy { state in
            state.pictures.isEmpty && state.texts.allSatisfy { text in states.contains { $0.texts.contains(text) } }
        }
    }
}

nonisolated extension [String] {
    /// The paths in numeric order, so that case 9 comes before case 10.
    fileprivate var inOrder: [String] {
        func key(_ path: String) -> String { path.split(separator: ".").dropLast().joined(separator: ".") }
        return sorted { key($0).compare(key($1), options: .numeric) == .orderedAscending }
    }

    /// The paths of the texts in the usual size: those with a transcript or, if no text has a transcript, all of them.
    fileprivate var usualTexts: [String] {
        let texts = filter { $0.hasSuffix(".txt") }
        let transcripts = texts.filter { $0.contains(Self.transcript) }
        let usual = Set(transcripts.map { $0.replacing(Self.transcript, with: ".") })
        return transcripts.isEmpty ? texts : texts.filter(usual.contains)
    }

    /// Matches the part of a path that marks a transcript: `.transcript.` or, after a snapshot's name, `-transcript.`.
    private static var transcript: Regex<Substring> { /[.-]transcript\./ }
}

nonisolated extension String {
    /// Whether a legend of styles follows the screen.
    fileprivate var hasLegend: Bool { contains(/\n---\n(?:\d+:\d+-\d+ .*\n?)*$/) }
}
