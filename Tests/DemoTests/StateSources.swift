import Foundation
import TestKit
import TestLoopback
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files, folders and server that a state's arguments name with an `@`, made for one test.
@MainActor
struct StateSources {
    /// The arguments, with the names replaced.
    let arguments: [String]
    private let folder: TemporaryFolder
    private let server: LoopbackServer?

    init(for state: ScreenState) async throws {
        let folder = try TemporaryFolder()
        let needsServer = state.arguments.contains("@server")
        let server = needsServer ? try Self.makeServer(for: state) : nil
        (self.folder, self.server) = (folder, server)
        arguments = words(of: state.arguments).map { word in
            if let server, word.hasPrefix("@server") { return server.url.absoluteString }
            return word.first == "@" ? folder.path(of: String(word.dropFirst())) : word
        }
        /// Writes a file if an argument names it, or its folder.
        func write(_ text: @autoclosure () throws -> Data, to path: String) throws {
            guard state.arguments.contains("@\(path.prefix { $0 != "/" })") else { return }
            try folder.write(text(), to: path)
        }
        try write(Data("these are notes".utf8), to: "notes/strata.sqlite")
        try write(ServiceAnswer.of([]), to: "nobody.json")
        try write(Data(Self.bareUsers.utf8), to: "bare-users.json")
        try write(Data("[]".utf8), to: "no-photos.json")
        try write(Data(Self.barePhotos.utf8), to: "bare-photos.json")
        try write(Data(#"{"products":[]}"#.utf8), to: "no-wares.json")
        try write(Data(Self.wares.utf8), to: "wares.json")
        if state.arguments.contains("@closing-shop") { try makeClosingShop() }
        if let preparation = state.preparation {
            _ = try await headlessScreen(["--data", folder.path(of: "kept")] + words(of: preparation))
        }
    }

    var keptDatabase: String { folder.path(of: "kept/strata.sqlite") }

    /// Makes a catalogue that can be read only once.
    private func makeClosingShop() throws {
        let path = folder.path(of: "closing-shop.json")
        try #require(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread {
            // Opening a pipe waits until the other end is open, too.
            let pipe = FileHandle(forWritingAtPath: path)
            try? FileManager.default.removeItem(atPath: path)
            try? pipe?.write(contentsOf: Data(Self.wares.utf8))
            try? pipe?.close()
        }
    }

    /// Starts a service of people or photos that answers one request, or two for `@server-twice`.
    private static func makeServer(for state: ScreenState) throws -> LoopbackServer {
        let limit = state.arguments.contains("@server-twice") ? 2 : 1
        let people = try ServiceAnswer.of(1...25)
        let photos = "[\((1...10).map(photo).joined(separator: ","))]"
        let requests = RequestCount()
        return try LoopbackServer { request in
            guard requests.next() <= limit else { return .answer("", status: 500) }
            let next = ["Link: <https://a.invalid/>; rel=\"next\""]
            return request.path.hasPrefix("/photos") ? .answer(photos, headers: next) : .answer(people)
        }
    }

    private nonisolated static func photo(_ id: Int) -> String {
        #"{"id":"\#(id)","width":3,"height":2,"urls":{"small":"https://a.invalid/"},"#
            + #""links":{"html":"https://a.invalid/"},"user":{"name":"Sam Stranger"}}"#
    }

    /// A person with a long name, an unavailable picture and few details; and an entry that is not a person.
    private nonisolated static let bareUsers = """
        {"results":[{"name":{"first":"Sam","last":"\(longName)"},"email":"sam@example.com",
        "login":{"username":"sam"},"picture":{"large":"https://a.invalid/sam.jpg"}},{}]}
        """

    private nonisolated static let barePhotos = "[\(photo(1)),{}]"

    /// Two products: one without variants, and one with a long name.
    private nonisolated static let wares = """
        {"products":[{"id":"gloves","name":"Work Gloves","currency":"EUR","price":"18.00","skus":[]},
        {"id":"cards","name":"\(longName)","currency":"USD","price":"21.00","skus":[{"id":"cards-mixed",
        "color":{"name":"Mixed"},"size":{"name":"One size","meta":"fits all"},"price":"21.00"}]}]}
        """

    private nonisolated static let longName = (1...12).map { "Stranger\($0)" }.joined(separator: " ")
}
