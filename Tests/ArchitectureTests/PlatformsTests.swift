import Foundation
import TestKit
import Testing

/// Code within `#if` is compiled and tested on some platforms only, so tests on the others cannot find its faults.
@Suite("Platform-specific code", .computesLong)
struct PlatformsTests {
    @Test("Platform-specific code is in at most ten files, and Platforms.md names each of them")
    func files() throws {
        let differing = try Self.files(having: Self.hasBranches)
        #expect(!differing.isEmpty && differing.count <= 10, "\(differing)")
        let document = try String(
            contentsOf: House.root.appending(path: "Documentation/Platforms.md"), encoding: .utf8)
        let named = document.matches(of: /\]\(\.\.\/((?:Modules|Tests)\/[^)]+\.(?:swift|c|h))\)/).map { String($0.1) }
        #expect(Set(differing).subtracting(named) == [])
    }

    @Test("Only one file starts child processes")
    func spawner() throws {
        let starts = try Self.files { text in
            // This check is far quicker than the regular expression, which most files do not need.
            ["posix_spawn", "execv", "forkpty", "popen"].contains(where: text.contains)
                && text.contains(/\b(?:posix_spawnp?|execv[a-z]*|forkpty|popen)\(/)
        }
        #expect(starts == ["Modules/Kits/Processes/Child.swift"])
        // Foundation's `Process` reads out of bounds on Linux.
        #expect(try Self.files { $0.contains("Process" + "()") && $0.contains(/\bProcess\(\)/) } == [])
    }

    /// Returns the paths of the Swift and C files whose text `isFound` accepts.
    private static func files(having isFound: (String) throws -> Bool) throws -> [String] {
        try ["Modules", "Tests", "Documentation/Examples"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: House.root.appending(path: folder).path)
                .sorted().map { "\(folder)/\($0)" }
        }
        .filter { path in
            // Two examples are separate packages.
            guard [".swift", ".c", ".h"].contains(where: path.hasSuffix), !path.contains("/Templates/"),
                !path.contains("/AppleViews/"), !path.contains("/Localisation/")
            else { return false }
            return try isFound(String(contentsOf: House.root.appending(path: path), encoding: .utf8))
        }
    }

    /// Returns whether code other than imports depends on the platform; a check for XCTest does not count.
    private static func hasBranches(_ source: String) -> Bool {
        // Most files have no `#if`, and this check is quicker than reading their lines.
        guard source.contains("#if") else { return false }
        /// Whether each open block, or a block around it, depends on the platform.
        var open: [Bool] = []
        for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("#if") {
                open.append(open.last == true || dependsOnPlatform(line))
            } else if line.hasPrefix("#endif") {
                _ = open.popLast()
            } else if line.hasPrefix("#elseif"), let outer = open.popLast() {
                open.append(outer || dependsOnPlatform(line))
            } else if open.last == true, !line.hasPrefix("#else"), !line.contains(#/^(?:\w+ )?import /#) {
                return true
            }
        }
        return false
    }

    private static func dependsOnPlatform(_ line: Substring) -> Bool {
        guard line != "#if canImport(XCTest)" else { return false }
        let asksSwift = line.contains(/\b(?:os|arch|canImport|targetEnvironment)\s*\(/)
        return asksSwift || line.contains(/\b__(?:APPLE|linux|GLIBC|MUSL)__\b/)
    }
}
