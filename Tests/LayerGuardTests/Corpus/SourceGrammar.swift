import Foundation

/// The rules for sources with imports in unusual places; `«name»` is a text of another rule.
///
/// The first form of each rule ends soon, so that a text does.
enum SourceGrammar {
    /// The forms of each rule, in parts: a text, the name of a rule, a text, and so on.
    static let rules: [String: [[String]]] = [files, imports, statements, strings, regexes].reduce(into: [:]) {
        rules, table in
        for (rule, forms) in table { rules[rule] = forms.map { $0.components(separatedBy: marks) } }
    }

    private static let marks = CharacterSet(charactersIn: "«»")

    private static let files = [
        "file": ["«line»\n«line»", "«line»\n«file»", "«line»\n«file»\n«file»"],
        "line": [
            "import «module»", "«part»", "«part»;«part»", "«part» ; «part» // «commented»", "«part»;«block»«part»",
            "#if «fact»\n«file»\n#endif", "#if «fact»\n«file»\n«else»", "«block»«part»",
        ],
        "part": ["b", "«import»", "«import»", "«statement»", "«statement»"],
        "else": [
            "#endif", "#endif // import «module»", "  #else\n«file»\n  #endif", "#elseif «fact»\n«file»\n«else»",
            "#else // \"\"\"\n«file»\n#endif",
        ],
        "fact": [
            "DEBUG", "os(Linux)", "canImport(«module»)", "compiler(>=99)", "swift(<3)", "false // import «module»",
            "A && !B || (C) /* import «module» */", "hasFeature(X)",
        ],
        "block": [
            "/* import «module» */", "/*«commented»*/", "/*«commented»\n«commented»*/", "/*«block»«commented»*/",
        ],
        "commented": [
            "import «module»", "«commented»; «commented»", "\"", "\"\"\"", "'", "/ #if", " it's #/ ",
            "@testable import «module»",
            "@_exported",
        ],
        "gap": [" ", " ", "  ", "\t", "\n", "\n\n\t", "\u{A0}", "\u{B}", "\u{C}", "\0", "«block»", "//«commented»\n"],
    ]

    private static let imports = [
        "import": [
            "«attributes»«access»import«gap»«path»", "«attributes»«access»import«gap»«kind»«gap»«module»«member»",
            "import«gap»«kind»«gap»«module»::Part",
        ],
        "attributes": ["", "", "«attribute»«gap»«attributes»"],
        "attribute": [
            "@preconcurrency", "@testable", "@_exported", "@`_exported`", "@Swift::_exported", "@Swift._exported",
            "@_implementationOnly", "@_spi(«module»)", "@_spiOnly", "@Some(«string»)", "@Some(import: «regex»)",
        ],
        "access": ["", "", "public«gap»", "package«gap»", "internal«gap»", "fileprivate«gap»", "private«gap»"],
        "kind": ["struct", "class", "enum", "protocol", "typealias", "let", "var", "func"],
        "path": [
            "«module»", "`«module»`", "`«module» or another`", "«module»é", "«module»«member»",
            "«module»«member»«member»",
            "`«module»`.Part",
        ],
        "member": [".Part", ".`import`", " . struct2"],
    ]

    private static let statements = [
        "statement": [
            "f(import: «module»)", "let a = «value»", "let a = «value»", "let a = «value»", "«value»",
            "func f(import «module»: Int, _ import: Int) { return «value» }", "func f() -> R { return«regex» }",
            "struct S { let `import` = «value»; init(import «module»: Int) {} }",
            "func / (a: A, b: A) -> A { «value» }",
            "enum E { case `import`, other(import: «module») }", "infix operator /: P",
            "@available(*, deprecated, message: \"import «module»\") var a: Int { «value» }",
            "#import(import: «value»)",
            "switch b { case .import: «value»\ncase «regex»: «value»\ncase«regex»: b }",
            "if case .import = b { «value» }",
            "func f() {\n#if «fact»\n«value»\n#else\n«value»\n#endif\n}", "#macro { «value» }",
            "@Some(«value») var a = 1", "for a in«regex» where«regex» == «value» {}", "func f() { throw«regex» }",
            "var é = «value»", "func f() { if«regex» == b { «value» } else if a, case«regex» = «value» {} }",
            "func f() { while«regex» == b {}; switch«regex» {} }", "func f() { guard«regex» == b else { «value» } }",
            "let `import «module»` = «value»", "func f(_ a: «type» = «value») -> «type» { «value» }",
            "let a: «type» = «value»", "struct S { subscript(import «module»: Int) -> Int { «value» } }",
            "extension A where B == C { var d: Int { «value» } }",
            "macro m(import «module»: Int) = #externalMacro(module: \"import «module»\", type: \"T\")",
            "typealias A = «type»", "precedencegroup P { associativity: left }", "@objc(import:) func f() { «value» }",
            "let a = if b { «value» } else { «value» }", "a = «value»", "a += «regex»",
            "func f(`import`: Int) {}",
        ],
        "type": [
            "Int", "[Int: A.B]", "(_ import: A, B) -> C?", "A<B, C>", "some A & B", "A.`import`?", "[A]!",
            "(_ import: A) async throws -> B",
        ],
        "value": [
            "b", "«string»", "«string»", "«regex»", "«regex»", "1.5", "a.import", "a?.import", "a\n.import",
            "\\A.import", "a . import",
            "`import`", "Swift::import", "important", "0...", "x./2", "a.in/b", "«value» + «value»",
            "«value» ?? «value»",
            "(«value»)", "[«value», «value»]", "[«value»:«value»]", "f(import: «value», «value»)", "f(«value»,«regex»)",
            "f {«value»} import: { «value» }", "{ a in\n«value» }", "b ? «value» : «value»", "#f(import: «value»)",
            "try «value»", "await\n«regex»", "!«regex»", "-«value»", "«value»\n    / «value»", "b/c + («value»)/d",
            "[«value»][0]/c",
            "(«value»)\n    .import\n", "b!/c!.d(«value»)", "f(/, «value»)", "a.reduce(«value», /)", "b / c / «value»",
            "«value» /* / */ / «value»", "b * -«value»", "split(separator: «regex»)", "[«regex», «regex»]", "f(-/b, /)",
            "{«regex»}()", "«value» == «regex»", "«value»«block»", "try?«regex»", "try!«regex»", "await«regex»",
            "b ... «regex»", "+«regex»", "b < «regex»", "b>/2", "b as? A", "b is A", "\\.import",
            "`a \" b`", "`a / b`", "🙂/b", "{ a in«regex» }", "b/*«commented»*/ / «value»", "b%«value»",
            "a[import: «value»]", "#selector(A.import(_:))", "b!", "b!/c", "b?/c/d", "f()/c/d", "\"a\"/b", "{ $0/$1 }",
            "0x1/2", "a.f/b/c", "«regex».a / «regex»", "/«pattern»/.b/c", "a <| «regex»", "(/)", "(+)/b",
            "a.if/b/c", "self.in / «regex»", "b.return/2 + c.case/3", "b /«gap»«value»",
        ],
    ]

    private static let strings = [
        "string": [
            "\"«plain»\"", "\"\"\"\n«plainLines»\n\"\"\"", "#\"«raw»\"#", "##\"«raw»\\##(«inner»)«raw»\"##",
            "#\"\"\"\n«rawLines»\n\"\"\"#", "##\"\"\"\n«rawLines»\\##(«inner»)\n\"\"\"##",
        ],
        "plain": [
            "import «module»", "«plain»«plain»", "; «plain»", "\\\"; «plain»", "\\\\", "//", "/*", "'", "@testable ",
            "#if ", "(", ")",
            "`", "\\u{22}", "\\(«inner»)", "\\(«inner»)«plain»", "",
        ],
        "plainLines": [
            "import «module»", "«plain»", "«plain»\n«plainLines»", "  \" \"\" «plain»", "\\\"\"\"\nimport «module»",
            "«plain» \\\n«plain»",
            "\\(1 + // )\n2)", "\\(f(\"\"\"\n)import «module»\n\"\"\", \")\"))", "\\(\n«inner»\n)«plain»", "#else",
            "\\(b /*«commented»\n*/)",
        ],
        "raw": [
            "import «module»", "«raw»«raw»", "\\(", "\\", "\" ", "\"\"\" ", "\\\"; «raw»", "//", "/*", "\\\\", "",
        ],
        "rawLines": ["import «module»", "«raw»", "«raw»\n«rawLines»", "\"\"\"\n«raw»", "\\(\n«raw»"],
        "inner": [
            "b", "\"«plain»\"", "f(\"«plain»\", (1))", "b /* ) \" */", "/import «module»/", "#/import «module»/#",
            "f { ($0, [#\"«raw»\"#]) }", "b.import", "f(import: «module»)", "b ? \"(\" : \")\"", "b / c",
        ],
    ]

    private static let regexes = [
        "regex": [
            "/import «module»/", "/«pattern»/", "/«pattern»/", "/«pattern»«pattern»/", "#/«pattern»/#",
            "##/«slashes»x/##",
            "#/ «slashes» /#", "#/ \n«pattern»\n«slashes»\n /#", "/«pattern»/.a()", "/«pattern»/ «block»", "/a\\ /",
        ],
        "pattern": [
            "import «module»", "«pattern»; «pattern»", "x", "\"", "\"\"\"", "'", "(a|b)", "[)]", "[(]", "\\(", "\\)",
            "\\/", "\\\\", "#",
            "[^\"]*x", "\\w+", "`", "@testable import «module»", "a{2}", "[\\])]", "=", "(?<b>[a-z&&[^)]])",
        ],
        "slashes": ["import «module»", "/ «pattern»", "//", "/*", "«slashes» / «slashes»", "\\/#", "«pattern»"],
    ]
}
