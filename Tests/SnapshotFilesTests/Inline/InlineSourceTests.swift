import Testing

@testable import SnapshotFiles

@Suite("A source with inline snapshots")
struct InlineSourceTests {
    @Test("finds calls by the place of their opening parenthesis, with columns in bytes")
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
        "is not led astray by literals, comments and operators before the call",
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
        "records only in calls without a closure, or with one that holds nothing but a plain literal",
        arguments: [
            ("", true), (" { \"a\" }", true), (" { /* why */ \"a\" // so\n}", true), ("\n{ \"a\" }", true),
            (" + 1", true),
            (" { a }", false), (" { \"\\(a)\" }", false), (" { \"a\" + b }", false), (" {}", false),
            (" { \"a\"; \"b\" }", false),
        ])
    func recordable(closure: String, isRecordable: Bool) throws {
        let source = InlineSource("f(x)\(closure)")
        let call = try #require(source.call(line: 1, column: 2))
        #expect(source.isRecordable(call) == isRecordable)
        #expect((source.replacing(call, with: SnapshotText("b")) != nil) == isRecordable)
    }

    @Test(
        "gets a closure, or another literal, in the style that is there",
        arguments: [
            ("  f(x)\n", "  f(x) {\n      \"\"\"\n      b\n      \"\"\"\n  }\n"),
            ("\tf(x) // c\n", "\tf(x) {\n\t\t\"\"\"\n\t\tb\n\t\t\"\"\"\n\t} // c\n"),
            ("  f(x) { \"a\" }\n", "  f(x) {\n      \"\"\"\n      b\n      \"\"\"\n  }\n"),
            ("f(x) { \"\"\"\n a\n \"\"\" }", "f(x) {\n    \"\"\"\n    b\n    \"\"\"\n}"),
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

    @Test("finds each call again after any others were recorded, even if calls are alike")
    func recordedOthers() throws {
        let text = "f(1)\nf(1)\n  f(1) { \"\" }\ng(f(1)) { \"x\" }\n"
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

    @Test("finds a call in a source that was edited only if no other fits")
    func edited() throws {
        let old = InlineSource("f(1)\nf(1)\nf(2) { \"a\" }\n")
        let second = try #require(old.call(line: 2, column: 2)).self
        let third = try #require(old.call(line: 3, column: 2))
        let (here, there) = (old.place(of: second), old.place(of: third))
        func line(_ text: String, _ place: InlinePlace, _ reference: String?) -> Int? {
            let source = InlineSource(text)
            return source.call(at: place, holding: reference.map { SnapshotContent($0).checksum })
                .map { source.place(of: $0).line }
        }

        #expect(line("// new\nf(1)\nf(1)\n", here, nil) == nil)
        #expect(line("// new\nlet x\nf(1)\n", here, nil) == 3)
        #expect(line("// new\n\n\nf(1)\nf(1)\n", here, nil) == nil)
        #expect(line("// new\nf(2)\nf(2) { \"a\" }\n", there, "a") == 3)
        #expect(line("f(2) { \"a\" }\n//f(2) { \"a\" }\n", there, "a") == 1)
        #expect(line("f(2) { \"b\" }\n// new\n", there, "a") == nil)
        #expect(line("f(3) { \"a\" }\n// new\n", there, "a") == nil)
    }
}

extension InlineCall: Equatable {
    static func == (one: InlineCall, other: InlineCall) -> Bool { one.opening == other.opening && one.end == other.end }
}
