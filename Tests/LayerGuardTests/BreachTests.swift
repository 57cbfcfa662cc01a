import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("An illegal import")
struct BreachTests {
    @Test("An illegal import is an error that names the target, the import and the legal imports")
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

    @Test("An illegal import is found in any form or #if branch, and after any regex or operator", arguments: sources)
    func found(_ source: String, breaches: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.sources.map(\.0), followedBy: "\nimport Last\n")
        #expect(verdict.ending == .exited(1))
        #expect(verdict.breaches.dropLast().joined(separator: ", ") == breaches)
        #expect(verdict.breaches.last?.hasSuffix(":8 Last") == true)
    }

    static let sources = forms + conditions + slashes + operands

    private static let forms = [
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
        ("import struct Model::User", "1:15 Model"),
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
        ("let `a` = 1; import Model; let `b` = 2", "1:21 Model"),
        ("let a = 0...\nimport Model", "2:8 Model"),
    ]

    private static let conditions = [
        ("#if canImport(Model)\nimport Model\n#endif", "2:8 Model"),
        ("#if A\nimport Model\n#elseif B\nimport Glibc\n#else\nimport C\n#endif", "2:8 Model, 4:8 Glibc, 6:8 C"),
        ("#if A\n#if B\nimport Model\n#endif\n#endif", "3:8 Model"),
        ("#if compiler(>=99)\n f([{(( \"\n#else\nimport Model\n#endif", "4:8 Model"),
        ("#if compiler(>=99)\n f([{(( don't }\n#endif\nimport Model", "4:8 Model"),
        ("#if compiler(>=99)\n )]} \n#endif\nimport Model", "4:8 Model"),
        ("f(\n#if A\n)\n#else\n1)\n#endif\nimport Model", "7:8 Model"),
        // An unclosed literal ends at the end of its line.
        ("#if swift(<3)\nlet a = \"b\n#endif\nimport Model", "4:8 Model"),
        ("#if swift(<3)\nit's \"b\n#endif\nimport Model", "4:8 Model"),
        ("#if swift(<3)\nlet a = \"\\(b\n#endif\nimport Model", "4:8 Model"),
        ("#if swift(<3)\nlet a = \"\\(b // c\n#endif\nimport Model", "4:8 Model"),
        ("#if swift(<3)\nlet a = #/b\n#endif\nimport Model", "4:8 Model"),
        ("#if swift(<3)\nlet a = `b\n#endif\nimport Model", "4:8 Model"),
    ]

    private static let slashes = [
        ("let a = /\"/; import Model; let b = /\"/", "1:21 Model"),
        ("let a = [/[)]/, /\\)/]; import Model; let b = \"/\"", "1:31 Model"),
        ("let a = /[)\"]/; import Model", "1:24 Model"),
        ("let a = try!/import A/; import Model; let b = c/d", "1:32 Model"),
        ("let a = { b in/\"/ }; import Model", "1:29 Model"),
        // These slashes are operators: a regex literal cannot close a parenthesis that it has not opened.
        ("let a = b.map(/); import Model; let c = d.map(/)", "1:26 Model"),
        // A regex literal neither begins nor ends with a space.
        ("let a = b.reduce(c, /); import Model; let d = e / f", "1:32 Model"),
        ("let a = (b: /, c: /); import Model", "1:30 Model"),
        ("let a = b /\u{A0}c; import Model; let d = e/f", "1:24 Model"),
        ("let a = b /\u{0}c; import Model; let d = e/f", "1:23 Model"),
        // A regex literal's last slash does not begin a comment.
        ("let a = /b//c\nimport Model\nlet d = \"/\"", "2:8 Model"),
        ("let a = /b/* \" */; import Model", "1:27 Model"),
        ("let a = b.in/c; import Model; let d = e/f", "1:24 Model"),
        ("let a = b>/c; import Model; let d = e/f", "1:22 Model"),
        ("let a = [\"b\"/c]; import Model; let d = e/f", "1:25 Model"),
    ]

    /// Where an operand is expected, a slash begins a regex literal, even without a space before it.
    private static let operands = [
        "f(/\"/)", "f {/\"/}", "f(b,/\"/)", "b;/\"/", "f([b:/\"/])", "try?/\"/", "return/\"/", "throw/\"/", "await/\"/",
        "if/\"/ == b {}", "while/\"/ == b {}", "guard/\"/ == b else {}", "for a in b where/\"/ == b {}",
        "switch/\"/ {}",
        "switch b { case/\"/: c }",
    ].map { ("\($0); import Model", "1:\($0.utf8.count + 10) Model") }

    @Test("All illegal imports of a target are reported together")
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

    @Test("An unreadable file is an error, and illegal imports in other files are still reported")
    func unreadableFile() async throws {
        let verdict = try await withTemporaryFolder { folder in
            try Data("import Model".utf8).write(to: folder.appending(path: "Source.swift"))
            return try await Verdict.of("View", declaring: [], on: ["Missing.swift", "Source.swift"], in: folder)
        }
        #expect(verdict.ending == .exited(1))
        #expect(verdict.lines.first == "Missing.swift:1:1: error: cannot read the file: No such file or directory")
        #expect(verdict.lines.count == 2 && verdict.breaches.last == "1:8 Model")
    }
}
