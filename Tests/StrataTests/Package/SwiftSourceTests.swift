import Testing

@testable import Strata

@Suite("A Swift file of a package")
struct SwiftSourceTests {
    @Test(
        "The words of a file are the words in its code and in the interpolations of its literals",
        arguments: [
            ("let a = b // c", ["let", "a", "b"]),
            ("a /* b /* c */ d */ e", ["a", "e"]),
            (#"f("a \(b(c: "d \(e)")) g") h"#, ["f", "b", "c", "e", "h"]),
            (##"f(#"a \(b) \#(c)"#) d"##, ["f", "c", "d"]),
            ("f(\"\"\"\n  a \"b\" \\(c)\n  \"\"\") d", ["f", "c", "d"]),
            (##"f(#"""#, #""""#, #" "" "#) d"##, ["f", "d"]), ("f(#\"\"\"\n\"a\"\n\"\"\"#) d", ["f", "d"]),
            (#"match(/"a/) b"#, ["match", "b"]),
            ("a / b / c", ["a", "b", "c"]),
            (#"match(#/"a/b/#) c"#, ["match", "c"]),
        ] as [(String, Set<String>)])
    func words(text: String, words: Set<String>) {
        #expect(SwiftCode(text).words == words)
    }

    @Test(
        "The types, values and extensions of a file are found with their members",
        arguments: [
            ("public final class A: B, C<D> { class func e() {} }", [type("A", ["B", "C"], ["e"], ["e"])]),
            (
                "protocol A: AnyObject { var b: C { get } }",
                [.init(kind: .type, name: "A", parents: ["AnyObject"], isConformance: true, members: ["b"])]
            ),
            ("typealias A = B\nfunc c(d: E) -> F {}", [type("A"), .init(kind: .value, name: "c")]),
            (
                "extension A.B: C where D: E { init() {}\n init?(h: I) {}\n init(_ i: J) {}\n struct F { let g = 1 } }",
                [
                    .init(
                        kind: .extension, name: "A", parents: ["B", "C", "D", "E"], isConformance: true,
                        members: ["init", "h", "F"])
                ]
            ),
            (
                "extension A where B: C { subscript(d: E) -> F { g } }",
                [.init(kind: .extension, name: "A", parents: ["B", "C"], members: ["subscript"])]
            ),
            (
                "@MainActor(unsafe) enum A { case b, c(d: E)\n static func == (a: A, b: A) {} }",
                [type("A", [], ["b", "func"], ["func"])]
            ),
        ])
    func declarations(text: String, declarations: [SwiftDeclaration]) {
        #expect(SwiftDeclaration.all(in: SwiftCode(text)) == declarations)
    }

    @Test(
        "The private declarations of a file are left out",
        arguments: [
            ("private final class A {}\nfileprivate func b() {}", []),
            ("fileprivate extension A { func b() {} }\nprivate let a = 1\nstruct B {}", [type("B")]),
            ("struct A { private static let b = 1\n private(set) var c = 1 }", [type("A", [], ["c"])]),
        ] as [(String, [SwiftDeclaration])])
    func privacy(text: String, declarations: [SwiftDeclaration]) {
        #expect(SwiftDeclaration.all(in: SwiftCode(text)) == declarations)
    }

    @Test("The words of a file include neither its private types nor its nested private types")
    func privateTypes() {
        let text = "private struct A { let b: A }\nenum C { private enum D { case e } }"
        let words = SwiftSource(text, path: "A.swift", target: "A", room: "").words
        #expect(words.isDisjoint(with: ["A", "D"]) && words.isSuperset(of: ["C", "b", "e"]))
    }

    @Test("The imports of a file include modules of which only one declaration is imported")
    func imports() {
        let text = "public import Foundation\n@testable import struct Model.User\n// import Nothing\nimport View"
        let source = SwiftSource(text, path: "A.swift", target: "A", room: "")
        #expect(source.imports == ["Foundation", "Model", "View"])
    }

    private static func type(
        _ name: String, _ parents: Set<String> = [], _ members: Set<String> = [],
        _ staticMembers: Set<String> = []
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            kind: .type, name: name, parents: parents, isConformance: !parents.isEmpty, members: members,
            staticMembers: staticMembers)
    }
}
