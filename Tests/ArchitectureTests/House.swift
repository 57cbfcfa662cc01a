import Foundation

/// The package's sources, for the tests of the architecture.
enum House {
    static let floors = ["Model", "Interactor", "ViewModel", "View", "Coordinator"]

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the Swift files of a folder and its subfolders.
    static func swiftFiles(in folder: String) throws -> [URL] {
        let folder = root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    /// The files of all floors, read once for all tests.
    static var sources: [Source] {
        get throws { try readSources.get() }
    }

    /// The files of the services; read once for all tests.
    static var services: [Source] {
        get throws { try readServices.get() }
    }

    private static let readServices = Result {
        try swiftFiles(in: "Modules/Services").map { file in
            let service = file.pathComponents.drop { $0 != "Services" }.dropFirst().first ?? ""
            return try Source(file, floor: "Services/\(service)")
        }
    }

    private static let readSources = Result {
        try floors.flatMap { floor in
            try swiftFiles(in: "Modules/\(floor)").map { try Source($0, floor: floor) }
        }
    }
}

/// A file on a floor, or of a service.
struct Source {
    /// The file's path below `Modules`.
    let path: String
    /// The folder of its floor or its service below `Modules`.
    let floor: String
    /// The folder on its floor: a feature's, `Shared` or `App`; empty for a file directly on the floor.
    let room: String
    let declaredTypes: Set<String>
    /// The nested types that it declares.
    let nestedTypes: Set<String>
    /// The types that it declares; if it contains only extensions, their members.
    let declared: Set<String>
    /// All words in its code, without comments and strings.
    let words: Set<String>

    init(_ file: URL, floor: String) throws {
        self.floor = floor
        let parts = file.pathComponents.drop { $0 != "Modules" }.dropFirst()
        path = parts.joined(separator: "/")
        let folders = parts.dropFirst(floor.split(separator: "/").count).dropLast()
        room = folders.first ?? ""
        let code = SwiftText(try String(contentsOf: file, encoding: .utf8)).code
        words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        // Nested types are indented, and are named only together with their outer type.
        let outermost = code.split(separator: "\n").filter { $0.first?.isWhitespace == false }.joined(separator: "\n")
        declaredTypes = Source.types(in: outermost)
        nestedTypes = Source.types(in: code).subtracting(declaredTypes)
        let members = Source.names(in: code, after: /\b(?:func|var)\s+(\w+)/)
        // A file that only adds initialisers is known by the argument's type, after which it is named.
        let ending = file.lastPathComponent.prefix { $0 != "+" && $0 != "." }
        declared = declaredTypes.isEmpty ? members.isEmpty ? [String(ending)] : members : declaredTypes
    }

    private static func types(in code: String) -> Set<String> {
        names(in: code, after: /\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/)
    }

    private static func names(in code: String, after pattern: Regex<(Substring, Substring)>) -> Set<String> {
        Set(code.matches(of: pattern).map { String($0.output.1) })
    }
}
