import Foundation
import TestProcesses
import Testing

/// A file in Documentation whose code a test runs.
struct Article {
    let text: String

    init(_ name: String) throws {
        text = try String(
            contentsOf: TemporaryPackage.checkout.appending(path: "Documentation/\(name).md"), encoding: .utf8)
    }

    /// Returns the text under a heading, up to the next heading.
    func section(_ title: String) throws -> String {
        let parts = text.components(separatedBy: "\n## ")
        let part = try #require(parts.first { $0.hasPrefix("\(title)\n") }, "There is no heading \(title)")
        return String(part.dropFirst(title.count))
    }

    /// Returns the blocks of code under a heading.
    func code(under title: String) throws -> [String] {
        let blocks = try section(title).components(separatedBy: "```").enumerated()
        return blocks.filter { $0.offset % 2 == 1 }.map { String($0.element.drop { $0 != "\n" }.dropFirst()) }
    }
}
