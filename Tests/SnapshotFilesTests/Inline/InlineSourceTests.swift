import Testing

@testable import SnapshotFiles

@Suite("A source with inline snapshots")
struct InlineSourceTests {
    @Test("An inline call is found by the place of its opening parenthesis, with columns counted in bytes")
    func positions() throws {
        let source = InlineSource("f(1)\n  /* é( */ g(of: \"(\") {\n \"b\"\n}\n")
        #expect(source.call(line: 1, column: 2).map(source.place)?.call == "f(1)")
        #expect(source.call(line: 2, column: 14).map(source.place)?.call == "g(of: \"(\")")
        for (line, column) in [(1, 1), (2, 7), (2, 13), (3, 1), (9, 1), (0, 0), (2, 99)] {
            #expect(source.call(line: line, column: column) == nil)
        }
        #expect(source.reference(of: try #require(source.call(line: 1, column: 2))) == nil)
        #expect(source.reference(of: try #require(source.call(line: 2, column: 14))) == SnapshotContent("b"))
    }

    @Test(
        "An inline call is found after literals, comments and operators",
        arguments: [
            "let a = \"f(\" + #\"\\(\"#; let b = \"\"\"\n \" ) {\n\"\"\"", "// f( \" /*", "/* /* ( */ \" ) { */",
            #"let a = "\(g("}", "\(h("("))"))""#, "let r = /\"(?:[(]\\/)/", "let r = #/ \"( /#",
            "let r = #/\n \" # (\n/#",
            "let x = 4 / 2; let y = \")\" ; let z = 1 / 2", "list.reduce(1, /)", "`f(\"`()", "#if false",
            "let c = a/b(\"/\")",
        ])
    func astray(before: String) {
        let source = InlineSource("\(before)\nexpectInlineSnapshot(of: x) { \"text\" }")
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        let call = source.call(line: line, column: 21)
        #expect(call.map(source.place)?.call == "expectInlineSnapshot(of: x)")
        #expect(call.flatMap(source.reference) == SnapshotContent("text"))
    }

    @Test(
        "An inline call is recordable if it has no closure, or a closure with only a plain literal",
        arguments: [
            ("", true), (" { \"a\" }", true), (" { /* why */ \"a\" // so\n}", true), ("\n{ \"a\" }", true),
            (" + 1", true),
            (" { a }", false), (" { \"\\(a)\" }", false), (" { \"a\" + b }", false), (" {}", false),
            (" { \"a\"; \"b\" }", false), (", matches: { \"a\" })", true), (", matches: { a })", false),
            (", matches: a)", false), (", matches: nil)", false), (", matches)", true),
        ])
    func recordable(closure: String, isRecordable: Bool) throws {
        let source = InlineSource(closure.hasPrefix(",") ? "f(x\(closure)" : "f(x)\(closure)")
        let call = try #require(source.call(line: 1, column: 2))
        #expect(source.isRecordable(call) == isRecordable)
        #expect((source.replacing(call, with: SnapshotText("b")) != nil) == isRecordable)
    }

    @Test(
        "A recorded inline call gets a closure, or a new literal, in the style of its source",
        arguments: [
            ("  f(x)\n", "  f(x) {\n      \"\"\"\n      b\n      \"\"\"\n  }\n"),
            ("\tf(x) // c\n", "\tf(x) {\n\t\t\"\"\"\n\t\tb\n\t\t\"\"\"\n\t} // c\n"),
            ("  f(x) { \"a\" }\n", "  f(x) { \"\"\"\n      b\n      \"\"\" }\n"),
            ("f(x) { \"\"\"\n a\n \"\"\" }", "f(x) { \"\"\"\n    b\n    \"\"\" }"),
            ("f(x) { /* a */ \"a\" /* b */ }; g()", "f(x) { /* a */ \"\"\"\n    b\n    \"\"\" /* b */ }; g()"),
            ("f(x, matches: { \"a\" }, 1)", "f(x, matches: { \"\"\"\n    b\n    \"\"\" }, 1)"),
            ("f(x, matches: {\n  \"a\"\n})", "f(x, matches: {\n  \"\"\"\n  b\n  \"\"\"\n})"),
            ("g {\n\tx\n}\nf(x)", "g {\n\tx\n}\nf(x) {\n\t\"\"\"\n\tb\n\t\"\"\"\n}"),
            ("#expect(x); f(x); f(y)", "#expect(x); f(x) {\n    \"\"\"\n    b\n    \"\"\"\n}; f(y)"),
            ("f(x) {\n  // why\n  \"a\"\n}", "f(x) {\n  // why\n  \"\"\"\n  b\n  \"\"\"\n}"),
            ("f(x) {\n  ##\"\"\"\n    a\n    \"\"\"##\n}", "f(x) {\n  \"\"\"\n  b\n  \"\"\"\n}"),
            ("f(\r\n  x\r\n)\r\n", "f(\r\n  x\r\n) {\r\n    \"\"\"\r\n    b\r\n    \"\"\"\r\n}\r\n"),
            ("é; f(x)", "é; f(x) {\n    \"\"\"\n    b\n    \"\"\"\n}"),
        ])
    func rewritten(before: String, after: String) throws {
        let source = InlineSource(before)
        let call = try #require(source.calls.first { source.place(of: $0).call.hasPrefix("f(") })
        #expect(source.replacing(call, with: SnapshotText("b")) == after)
    }

    @Test("Each inline call is still found after other calls were recorded, even if the calls are alike")
    func recordedOthers() throws {
        let text = "f(1)\nf(1); f(1)\n  f(1) { \"\" }\nf(1, matches: { \"\" })\ng(f(1)) { \"x\" }\n"
        let old = InlineSource(text)
        let places = old.calls.map { ($0, old.place(of: $0), old.reference(of: $0)?.checksum) }
        for first in places.indices {
            guard let once = old.replacing(places[first].0, with: SnapshotText("1\n2")).map(InlineSource.init) else {
                continue
            }
            for (index, place) in places.enumerated() where index != first {
                let found = try #require(once.call(at: place.1, holding: place.2))
                #expect(once.place(of: found).offset == place.1.offset)
                #expect(once.reference(of: found)?.checksum == place.2)
            }
        }
    }

    @Test("In an edited source, a call is found as the only match, or by its order among identical calls")
    func edited() throws {
        let old = InlineSource("f(1)\nf(1)\nf(2) { \"a\" }\n")
        let second = try #require(old.call(line: 2, column: 2))
        let third = try #require(old.call(line: 3, column: 2))
        let (here, there) = (old.place(of: second), old.place(of: third))
        func line(_ text: String, _ place: InlinePlace, _ reference: String?) -> Int? {
            let source = InlineSource(text)
            let call = source.call(at: place, holding: reference.map { SnapshotContent($0).checksum })
            return call.map { call in source.scalars[..<call.opening].count { $0 == "\n" } + 1 }
        }

        #expect(line("// new\nf(1)\nf(1)\n", here, nil) == 3)
        #expect(line("// new\nf(1)\nf(1) { \"\" }\n", here, nil) == nil)
        #expect(line("// new\nf(1)\nf(1)\nf(1)\n", here, nil) == nil)
        #expect(line("// new\nlet x\nf(1)\n", here, nil) == 3)
        #expect(line("// new\nf(2)\nf(2) { \"a\" }\n", there, "a") == 3)
        #expect(line("f(2) { \"a\" }\n//f(2) { \"a\" }\n", there, "a") == 1)
        #expect(line("f(2) { \"b\" }\n// new\n", there, "a") == nil)
        #expect(line("f(3) { \"a\" }\n// new\n", there, "a") == nil)
    }
}

extension InlineCall: Equatable {
    static func == (one: InlineCall, other: InlineCall) -> Bool { one.opening == other.opening && one.end == other.end }
}
