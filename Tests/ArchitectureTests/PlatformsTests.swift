import Foundation
import TestKit
import Testing

/// `#if` around more than an import means two programs in one file, of which only one is ever tested here.
@Suite("What differs between platforms")
struct PlatformsTests {
    @Test("is in few files, and Platforms.md names each of them")
    func files() throws {
        let files = try (House.swiftFiles(in: "Modules") + House.swiftFiles(in: "Tests")).filter {
            !$0.path.contains("/Templates/")
        }
        let differing = try files.filter { try Self.hasBranches(String(contentsOf: $0, encoding: .utf8)) }
            .map { String($0.path.dropFirst(House.root.path.count).drop { $0 == "/" }) }
        #expect(differing.count <= 9, "\(differing)")
        let document = try String(
            contentsOf: House.root.appending(path: "Documentation/Platforms.md"), encoding: .utf8)
        let named = document.matches(of: /\]\(\.\.\/((?:Modules|Tests)\/[^)]+\.swift)\)/).map { String($0.1) }
        #expect(Set(differing).subtracting(named) == [])
    }

    @Test("is found, but not around imports or a whole file")
    func branches() {
        #expect(!Self.hasBranches("#if canImport(Glibc)\n    import Glibc\n#else\n    public import Darwin\n#endif\n"))
        #expect(!Self.hasBranches("#if canImport(XCTest)\n    import XCTest\n    let a = 1\n#endif\n"))
        #expect(Self.hasBranches("func a() {\n    #if canImport(Darwin)\n    1\n    #else\n    2\n    #endif\n}\n"))
        #expect(Self.hasBranches("#if !canImport(Darwin)\n    let a = 1\n#endif\n"))
        #expect(Self.hasBranches("#if os(Linux)\n    let a = 1\n#endif\n"))
    }

    /// Returns whether anything but imports, and files that need XCTest, depends on the platform.
    private static func hasBranches(_ source: String) -> Bool {
        var open: [Bool] = []
        for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("#if ") {
                open.append(line.contains(/^#if .*\b(?:os|canImport|targetEnvironment)\((?!XCTest\))/))
            } else if line.hasPrefix("#endif") {
                _ = open.popLast()
            } else if open.last == true, !line.hasPrefix("#else"), !line.contains(#/^(?:\w+ )?import /#) {
                return true
            }
        }
        return false
    }
}
