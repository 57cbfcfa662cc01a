import Foundation

/// The package's sources, for the tests of the architecture.
enum House {
    static let layers = ["Model", "Interactor", "ViewModel", "View", "Coordinator"]

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the Swift files of a folder and its subfolders.
    static func swiftFiles(in folder: String) throws -> [URL] {
        let folder = root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    /// The files of all layers, read once for all tests.
    static var sources: [Source] { get throws { try readSources.get() } }

    /// The files of the services, read once for all tests; the `layer` of each file is its service.
    static var services: [Source] { get throws { try readServices.get() } }

    /// The files of the tests, read once for all tests; the `layer` of each file is its test target.
    static var tests: [Source] { get throws { try readTests.get() } }

    private static let readTests = Result {
        try swiftFiles(in: "Tests").map { file in
            try Source(file, layer: file.pathComponents[root.pathComponents.count + 1])
        }
    }

    /// The files of the app and of the test doubles, both of which have folders for features; read once for all tests.
    static var aroundLayers: [Source] { get throws { try readAroundLayers.get() } }

    private static let readServices = Result {
        try swiftFiles(in: "Modules/Services").map { file in
            let service = file.pathComponents[root.pathComponents.count + 2]
            return try Source(file, layer: service, folders: 3)
        }
    }

    private static let readAroundLayers = Result {
        try swiftFiles(in: "Modules/Apps/Demo").map { try Source($0, layer: "Demo", folders: 3) }
            + tests.filter { $0.layer == "TestDoubles" }
    }

    private static let readSources = Result {
        try layers.flatMap { layer in
            try swiftFiles(in: "Modules/\(layer)").map { try Source($0, layer: layer) }
        }
    }
}

/// A Swift file of a layer, a service, the app or a test target.
struct Source {
    /// The file's path below `Modules` or `Tests`.
    let path: String
    let layer: String
    /// The folder in the layer that contains the file: a feature, `Shared` or `App`; empty if there is no such folder.
    let room: String
    /// The file's code, without comments and without the text of literals.
    let code: String
    /// The types that the file declares, without nested types.
    private(set) var declaredTypes: Set<String> = []
    private(set) var nestedTypes: Set<String> = []
    /// The routes that the file declares.
    private(set) var routes: Set<String> = []
    /// All words in the file, except those in comments and strings.
    private(set) var words: Set<String> = []
    /// The implicit members that the file's code names, such as routes.
    private(set) var implicitMembers: Set<String> = []
    private var members: Set<String> = []

    /// - Parameter folders: The number of folders in the path of the layer, such as 2 for `Modules/Model`.
    init(_ file: URL, layer: String, folders: Int = 2) throws {
        self.layer = layer
        let parts = file.pathComponents.dropFirst(House.root.pathComponents.count)
        path = parts.dropFirst().joined(separator: "/")
        room = parts.dropFirst(folders).dropLast().first ?? ""
        code = SwiftText(try String(contentsOf: file, encoding: .utf8)).code
        for line in code.split(separator: "\n") { read(line) }
        nestedTypes.subtract(declaredTypes)
        if !code.contains("extension Route ") { routes = [] }
    }

    /// The types that the file declares; if the file contains only extensions, the members of the extensions.
    var declared: Set<String> {
        if !declaredTypes.isEmpty { return declaredTypes }
        if !members.isEmpty { return members }
        // A file that only adds an initialiser is named after the type of the initialiser's argument.
        let file = path.split(separator: "/").last ?? ""
        return [String(file.prefix { $0 != "+" && $0 != "." })]
    }

    private mutating func read(_ line: Substring) {
        let words = line.utf8.split { !$0.isPartOfWord }.compactMap(String.init)
        self.words.formUnion(words)
        for (keyword, name) in zip(words, words.dropFirst()) {
            switch keyword {
            // An indented declaration is a nested type, which other folders name only together with its outer type.
            case "class", "struct", "enum", "protocol", "actor", "typealias":
                if line.first?.isWhitespace == true { nestedTypes.insert(name) } else { declaredTypes.insert(name) }
            case "func", "var": members.insert(name)
            default: break
            }
            if words.contains("static"), ["let", "func"].contains(keyword) { routes.insert(name) }
        }
        let parts = line.split(separator: ".", omittingEmptySubsequences: false)
        for (before, after) in zip(parts, parts.dropFirst()) {
            guard let last = before.last, last.isWhitespace || "([!".contains(last) else { continue }
            implicitMembers.insert(String(Substring(after.utf8.prefix { $0.isPartOfWord })))
        }
    }
}
