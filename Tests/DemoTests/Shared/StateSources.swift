import Foundation
import Synchronization
import TestKit
import TestLoopback
import Testing

@testable import Demo

/// The files, folders and server that a state's arguments name with an `@`, made for one test.
///
/// Every state may name `@notes` (a folder with an invalid database), `@kept`, and files that are missing.
@MainActor
struct StateSources {
    /// The arguments, with the names replaced by paths and URLs.
    let arguments: [String]
    private let folder: TemporaryFolder
    private let server: LoopbackServer?

    /// - Parameters:
    ///   - files: The texts of further files by their names; a file named `closing-…` can be read only once.
    ///   - answer: The answer of `@server` to its first request, and of `@server-twice` to the first two.
    init(
        for state: ScreenState, files: [String: String] = [:], answer: LoopbackResponse? = nil
    ) async throws {
        let folder = try TemporaryFolder()
        let server = try answer.flatMap { answer in
            try state.arguments.contains("@server") ? Self.makeServer(for: state, answer) : nil
        }
        (self.folder, self.server) = (folder, server)
        arguments = words(of: state.arguments).map { word in
            if let server, word.hasPrefix("@server") { return server.url.absoluteString }
            return word.first == "@" ? folder.path(of: String(word.dropFirst())) : word
        }
        for (name, text) in files where state.arguments.contains("@\(name)") {
            if name.hasPrefix("closing-") { try writeOnce(text, to: name) } else { try folder.write(text, to: name) }
        }
        if state.arguments.contains("@notes") { try folder.write("these are notes", to: "notes/\(Storage.fileName)") }
        if let preparation = state.preparation {
            _ = try await headlessScreen(["--data", folder.path(of: "kept")] + words(of: preparation))
        }
    }

    nonisolated static let longName = (1...12).map { "Stranger\($0)" }.joined(separator: " ")

    /// Makes a file that can be read only once.
    private func writeOnce(_ text: String, to name: String) throws {
        let path = folder.path(of: name)
        try #require(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread {
            // Opening a pipe waits until the other end is open, too.
            let pipe = FileHandle(forWritingAtPath: path)
            try? FileManager.default.removeItem(atPath: path)
            try? pipe?.write(contentsOf: Data(text.utf8))
            try? pipe?.close()
        }
    }

    /// Starts a service that answers one request, or two for `@server-twice`.
    private static func makeServer(
        for state: ScreenState, _ answer: LoopbackResponse
    ) throws -> LoopbackServer {
        let limit = state.arguments.contains("@server-twice") ? 2 : 1
        let requests = Atomic(0)
        return try LoopbackServer { _ in
            requests.add(1, ordering: .relaxed).newValue <= limit ? answer : .answer("", status: 500)
        }
    }
}
