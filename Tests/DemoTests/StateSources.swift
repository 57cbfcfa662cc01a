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

/// What the arguments of a state name with an `@`: files, folders and a server, made for one test.
@MainActor
struct StateSources {
    /// The arguments, with what they name in its place.
    let arguments: [String]
    private let folder: TemporaryFolder
    private let server: LoopbackServer

    init(for state: ScreenState) async throws {
        let folder = try TemporaryFolder()
        let server = try Self.makeServer(answering: state.arguments.contains("@server-twice") ? 2 : 1)
        (self.folder, self.server) = (folder, server)
        arguments = words(of: state.arguments).map { word in
            if word.hasPrefix("@server") { return server.url.absoluteString }
            return word.first == "@" ? folder.path(of: String(word.dropFirst())) : word
        }
        try folder.write("these are notes", to: "notes/strata.sqlite")
        try folder.write(ServiceAnswer.of([]), to: "nobody.json")
        try folder.write(Self.bareUsers, to: "bare-users.json")
        try folder.write("[]", to: "no-photos.json")
        try folder.write(Self.barePhotos, to: "bare-photos.json")
        try folder.write(#"{"products":[]}"#, to: "no-wares.json")
        try folder.write(Self.wares, to: "wares.json")
        if state.arguments.contains("@closing-shop") { try makeClosingShop() }
        if let preparation = state.preparation {
            _ = try await headlessScreen(["--data", folder.path(of: "kept")] + words(of: preparation))
        }
    }

    var keptDatabase: String { folder.path(of: "kept/strata.sqlite") }

    /// A catalogue that is there when it is read first, and then not any more.
    private func makeClosingShop() throws {
        let path = folder.path(of: "closing-shop.json")
        try #require(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread {
            // Opening a pipe returns when the other end is opened, too.
            let pipe = FileHandle(forWritingAtPath: path)
            try? FileManager.default.removeItem(atPath: path)
            try? pipe?.write(contentsOf: Data(Self.wares.utf8))
            try? pipe?.close()
        }
    }

    /// A service of people, or of photos, that answers so many times.
    private static func makeServer(answering limit: Int) throws -> LoopbackServer {
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

    /// Somebody whose name is long, whose picture cannot be had, and of whom little is known; and something else.
    private nonisolated static let bareUsers = """
        {"results":[{"name":{"first":"Sam","last":"\(longName)"},"email":"sam@example.com",
        "login":{"username":"sam"},"picture":{"large":"https://a.invalid/sam.jpg"}},{}]}
        """

    private nonisolated static let barePhotos = "[\(photo(1)),{}]"

    /// A product without a variant, and one with a long name.
    private nonisolated static let wares = """
        {"products":[{"id":"gloves","name":"Work Gloves","currency":"EUR","price":"18.00","skus":[]},
        {"id":"cards","name":"\(longName)","currency":"USD","price":"21.00","skus":[{"id":"cards-mixed",
        "color":{"name":"Mixed"},"size":{"name":"One size","meta":"fits all"},"price":"21.00"}]}]}
        """

    private nonisolated static let longName = (1...12).map { "Stranger\($0)" }.joined(separator: " ")
}
