/// A page of the gallery: the screens of a feature.
nonisolated struct GalleryPage {
    let feature: String
    let screens: [GalleryScreen]
    /// The paths of pictures; a picture is named after its feature or suite, such as `picture.userDetail.svg`.
    let pictures: [String]

    /// The file's name.
    var file: String { "\(feature).md" }

    private var title: String { feature.words.asTitle }

    /// Whether the page has only one screen, named like the feature: a heading above it would repeat the page's title.
    private var isSimple: Bool { screens.map(\.name) == [feature] }

    /// The page's row in the index.
    var row: String {
        let names = screens.map(\.title).joined(separator: ", ")
        return "| [\(title)](\(file)) | \(names) | \(screens.map(\.states.count).reduce(0, +)) |"
    }

    var text: String {
        let links = screens.map { "[\($0.title)](#\($0.title.lowercased().replacing(" ", with: "-")))" }
        let head = [Gallery.mark, "# \(title)"] + (screens.count > 1 ? [links.joined(separator: " · ")] : [])
        return (head + picture(named: feature) + screens.flatMap(section)).joined(separator: "\n\n") + "\n"
    }

    private func section(of screen: GalleryScreen) -> [String] {
        let head = isSimple ? [] : ["## \(screen.title)"] + (screen.name == feature ? [] : picture(named: screen.name))
        let source = screen.source.split(separator: "/").last ?? ""
        let states = screen.states.flatMap { state in
            ["\(isSimple ? "##" : "###") \(state.title.inMarkdown)"]
                + state.pictures.map { Self.image($0, of: screen.title) }
                + state.texts.map { Fence().block(of: $0.withoutLastNewline).joined(separator: "\n") }
        }
        return head + ["Recorded by [\(source)](../../\(screen.source))."] + states
    }

    private func picture(named name: String) -> [String] {
        let picture = pictures.first { path in
            path.split(separator: ".").dropLast().last.map { $0.asTitle == name } == true && path.hasSuffix(".svg")
        }
        return picture.map { [Self.image($0, of: name.words.asTitle)] } ?? []
    }

    private static func image(_ path: String, of title: String) -> String { "![\(title)](../../\(path))" }
}

nonisolated extension String {
    /// The text with a backslash before each special character of Markdown.
    fileprivate var inMarkdown: String { map { #"\`*_[]<>#"#.contains($0) ? "\\\($0)" : "\($0)" }.joined() }

    fileprivate var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
