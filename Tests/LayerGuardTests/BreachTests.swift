import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("An illegal import")
struct BreachTests {
    @Test("is reported as a compiler error that names the layer, the import and the legal imports")
    func message() async throws {
        let verdict = try await Verdict.on("import Model\n")
        #expect(verdict.ending == .exited(1))
        #expect(
            verdict.lines == [
                """
                Source.swift:1:8: error: View may not import Model; it may import what Package.swift gives it \
                (ViewModel, Binding, TextUI) and what .layerguard:4 gives it (Observation)
                """
            ])
    }

    @Test("is found in every form of an import declaration", arguments: forms)
    func form(_ source: String, breach: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.forms.map(\.0))
        #expect(verdict.ending == .exited(1))
        #expect(verdict.breaches == [breach])
    }

    private static let forms: [(String, String)] = [
        ("import Model", "1:8 Model"),
        ("\timport   Model", "1:11 Model"),
        ("public import Model", "1:15 Model"),
        ("internal import Model", "1:17 Model"),
        ("fileprivate import Model", "1:20 Model"),
        ("@preconcurrency import Model", "1:24 Model"),
        ("@_implementationOnly import Model", "1:29 Model"),
        ("@_spi(Testing) @preconcurrency public import Model", "1:46 Model"),
        ("@preconcurrency\npublic\nimport Model", "3:8 Model"),
        ("import\n    Model", "2:5 Model"),
        ("import/* of */Model", "1:15 Model"),
        ("import // of\nModel", "2:1 Model"),
        ("import `Model`", "1:8 Model"),
        ("import `Some Model`", "1:8 Some Model"),
        ("import Model.Users", "1:8 Model"),
        ("import Model . Users", "1:8 Model"),
        ("import struct Model.User", "1:15 Model"),
        ("import/**/class/**/Model.User", "1:20 Model"),
        ("import enum Model.User", "1:13 Model"),
        ("import protocol Model.User", "1:17 Model"),
        ("import typealias Model.User", "1:18 Model"),
        ("import func Model.user", "1:13 Model"),
        ("import var Model.user", "1:12 Model"),
        ("import let Model.user", "1:12 Model"),
        ("import struct `Model`.User", "1:15 Model"),
        ("import Foundation", "1:8 Foundation"),
        ("import Ünits", "1:8 Ünits"),
        ("let é = 1; import Model", "1:20 Model"),
        ("\u{FEFF}import Model", "1:11 Model"),
        ("#!/usr/bin/swift \"\nimport Model", "2:8 Model"),
        ("import\u{A0}Model", "1:9 Model"),
        ("import\u{0}Model", "1:8 Model"),
        ("\u{C}import\u{B}Model", "1:9 Model"),
        ("import Binding; import Model; import TextUI", "1:24 Model"),
        ("// a comment\rimport Model", "2:8 Model"),
        ("// a comment\r\nimport Model\r\n", "2:8 Model"),
        ("struct Late {}\n\nimport Model", "3:8 Model"),
    ]

    @Test("is found in every branch of a condition, whatever the other branches contain", arguments: conditions)
    func condition(_ source: String, breaches: [String]) async throws {
        #expect(try await Verdict.on(source, among: Self.conditions.map(\.0)).breaches == breaches)
    }

    private static let conditions: [(String, [String])] = [
        ("#if canImport(Model)\nimport Model\n#endif", ["2:8 Model"]),
        ("#if A\nimport Model\n#elseif B\nimport Glibc\n#else\nimport C\n#endif", ["2:8 Model", "4:8 Glibc", "6:8 C"]),
        ("#if A\n#if B\nimport Model\n#endif\n#endif", ["3:8 Model"]),
        ("#if compiler(>=99)\n f([{(( \"\n#else\nimport Model\n#endif", ["4:8 Model"]),
        ("#if compiler(>=99)\n f([{(( don't }\n#endif\nimport Model", ["4:8 Model"]),
        ("#if compiler(>=99)\n )]} \n#endif\nimport Model", ["4:8 Model"]),
        ("f(\n#if A\n)\n#else\n1)\n#endif\nimport Model", ["7:8 Model"]),
    ]

    @Test("is reported together with all others of its target")
    func allBreaches() async throws {
        let verdict = try await Verdict.of(
            "View", declaring: ["ViewModel"],
            on: [
                "A.swift": .init("import Model\nimport ViewModel\nimport Interactor".utf8),
                "B.swift": .init("import ViewModel".utf8),
                "C.swift": .init("import Binding".utf8),
            ])
        #expect(verdict.ending == .exited(1))
        #expect(verdict.breaches == ["1:8 Model", "3:8 Interactor", "1:8 Binding"])
        #expect(verdict.lines.map { $0.prefix { $0 != ":" } } == ["A.swift", "A.swift", "C.swift"])
    }

    @Test("is assumed for a file that cannot be read")
    func unreadableFile() async throws {
        let verdict = try await withTemporaryFolder { folder in
            try await Verdict.of("View", declaring: [], on: ["Missing.swift"], in: folder)
        }
        #expect(verdict.ending == .exited(1))
        #expect(verdict.lines == ["Missing.swift:1:1: error: cannot read the file: No such file or directory"])
    }

    @Test("is reported beside a file that cannot be read")
    func unreadableFileBesideOthers() async throws {
        let verdict = try await withTemporaryFolder { folder in
            try Data("import Model".utf8).write(to: folder.appending(path: "Source.swift"))
            return try await Verdict.of("View", declaring: [], on: ["Missing.swift", "Source.swift"], in: folder)
        }
        #expect(verdict.lines.count == 2)
        #expect(verdict.breaches.last == "1:8 Model")
    }
}
