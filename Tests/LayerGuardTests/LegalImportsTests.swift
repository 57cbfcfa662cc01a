import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("A target with only legal imports")
struct LegalImportsTests {
    @Test("A target may import its dependencies in any form, and with harmless attributes", arguments: forms)
    func form(_ source: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.forms)
        #expect(verdict.lines == [])
        #expect(verdict.ending == .exited(0))
    }

    private static let forms = [
        "",
        "let a = 1",
        "import ViewModel",
        "public import ViewModel",
        "@preconcurrency @_spi(Testing) import ViewModel",
        "import struct ViewModel.User",
        "import ViewModel.Users",
        "import `ViewModel`",
        "import ViewModel; import Binding; import TextUI",
        "#if canImport(ViewModel)\nimport ViewModel\n#endif",
        "import Swift",
        "import _Concurrency",
        "import _StringProcessing",
        "import Observation",
        "import func Swift.print",
        "@_spi(Rows) import ViewModel",
        "// @_exported import Model",
        "let a = \"@testable import Model\"",
        "@MainActor func f() {}",
        "@Swift::_exported import ViewModel",
        "@Swift.testable import ViewModel",
    ]

    @Test(
        "If all imports of a target are legal, its stamp file is created, or replaced if the text differs",
        arguments: [nil, "// Another text that is longer than a stamp."])
    func stamp(former: String?) async throws {
        try await withTemporaryFolder { folder in
            let stamp = folder.appending(path: "Stamp.swift")
            if let former { try Data(former.utf8).write(to: stamp) }
            _ = try await Verdict.of("View", declaring: [], on: [], in: folder)
            #expect(try String(contentsOf: stamp, encoding: .utf8) == "// Every import of View is legal.\n")
        }
    }

    @Test("If the stamp file has the right text already, it is kept, because replacing it would recompile the target")
    func keepsStamp() async throws {
        try await withTemporaryFolder { folder in
            _ = try await Verdict.of("View", declaring: [], on: [], in: folder)
            let stamp = folder.appending(path: "Stamp.swift")
            let past = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: stamp.path)
            _ = try await Verdict.of("View", declaring: [], on: [], in: folder)
            let attributes = try FileManager.default.attributesOfItem(atPath: stamp.path)
            #expect(attributes[.modificationDate] as? Date == past)
        }
    }

    @Test("LayerGuard's check fails if its stamp file cannot be written")
    func unwritableStamp() async throws {
        let verdict = try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Stamp.swift"), withIntermediateDirectories: true)
            return try await Verdict.of("View", declaring: [], on: [], in: folder)
        }
        #expect(verdict.ending == .exited(1))
        #expect(verdict.lines == ["Stamp.swift:1:1: error: cannot write the file: Is a directory"])
    }

    @Test("A target with an illegal import gets no stamp file")
    func noStampWithBreach() async throws {
        try await withTemporaryFolder { folder in
            try Data("import Model".utf8).write(to: folder.appending(path: "Source.swift"))
            _ = try await Verdict.of("View", declaring: [], on: ["Source.swift"], in: folder)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Stamp.swift").path))
        }
    }
}
