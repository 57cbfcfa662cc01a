/// The lines of the app that make features a part of it: those that name what the features declare, and the properties
/// that these lines use.
nonisolated struct AppLines {
    /// Lines of a file that stand in the same block.
    private struct Place {
        let file: String
        let blocks: [String]
        let item: SourceItem

        /// The names that the item uses, without the labels of arguments.
        var names: Set<String> { item.code.names }

        /// Whether it declares a property that is named; a static one is named with its type.
        func isNamed(in names: Set<String>) -> Bool {
            guard let property = item.property, names.contains(property) else { return false }
            guard item.head.contains("static "), let type = blocks.last?.split(separator: " ").last else { return true }
            return names.contains(String(type))
        }
    }

    private var places: [(place: Place, isNeeded: Bool)]

    /// - Parameters:
    ///   - features: The names of features.
    ///   - sources: The files of all targets with rooms.
    init(of features: [String], in package: Package, among sources: [SwiftSource]) throws(PackageError) {
        let floors = Set(package.floors.map(\.name))
        let own = sources.filter { features.contains($0.room) && floors.contains($0.target) }
        let types = own.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        var places: [(place: Place, isNeeded: Bool)] = []
        for source in sources where source.room == Feature.app && floors.contains(source.target) {
            let lines = try package.text(of: source.path).split(separator: "\n", omittingEmptySubsequences: false)
            for place in Self.places(of: SourceItem.all(in: lines.map(String.init)), in: source.path, []) {
                places.append((place, !place.item.code.words.isDisjoint(with: types)))
            }
        }
        self.places = places
        while addProperties() {}
    }

    private static func places(of items: [SourceItem], in file: String, _ blocks: [String]) -> [Place] {
        items.flatMap { item in
            let parts = item.parts
            return parts.isEmpty
                ? [Place(file: file, blocks: blocks, item: item)]
                : places(of: parts, in: file, blocks + [item.title])
        }
    }

    /// Adds the properties that the lines found so far use; returns whether there were any.
    private mutating func addProperties() -> Bool {
        let names = places.filter(\.isNeeded).reduce(into: Set<String>()) { $0.formUnion($1.place.names) }
        var isAnyFound = false
        for index in places.indices where !places[index].isNeeded {
            guard places[index].place.isNamed(in: names) else { continue }
            places[index].isNeeded = true
            isAnyFound = true
        }
        return isAnyFound
    }

    /// Returns the lines with the file and block of each, without those that the other package has.
    ///
    /// - Parameter other: Returns the text of a file of the other package; nil if it has none.
    func text(missingIn other: (String) -> String?) -> String {
        var parts: [(head: String, lines: [String])] = []
        for (place, isNeeded) in places where isNeeded {
            let lines = place.item.lines.joined(separator: "\n")
            guard other(place.file)?.contains(lines) != true else { continue }
            let head = "\(place.file), in \(place.blocks.map { "`\($0)`" }.joined(separator: ", ")):"
            if parts.last?.head == head {
                parts[parts.count - 1].lines.append(lines)
            } else {
                parts.append((head, [lines]))
            }
        }
        return parts.map { "\($0.head)\n\($0.lines.joined(separator: "\n"))\n" }.joined(separator: "\n")
    }
}

nonisolated extension SwiftCode {
    /// The words but for those before a colon, which are labels or declared there.
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token else { continue }
            if index + 1 < tokens.count, tokens[index + 1] == .mark(UInt8(ascii: ":")) { continue }
            names.insert(word)
        }
        return names
    }
}
