import Testing

/// The test appends an illegal import to each source, and fails if a literal or comment swallows that import.
@Suite("Text that looks like an import")
struct LexingTests {
    @Test("LayerGuard ignores a comment, literal or name that looks like an import", arguments: sources)
    func text(_ source: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.sources, followedBy: "\nimport Last\n")
        let lastLine = source.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(verdict.breaches == ["\(lastLine):8 Last"])
    }

    static let sources = comments + strings + interpolations + regexes + names + slashes

    private static let comments = [
        "// import Model",
        "/// import Model",
        "/* import Model */",
        "/* /* */ import Model */",
        "/*\n /* \n import Model */\n import Model\n*/",
        "/** \" */ // \"\"\"",
        "let a = 1 /* \" */ + 2 // import Model",
        "let a = b +/* import Model */ c",
        "/*/ import Model */",
    ]

    private static let strings = [
        #"let a = "; import Model""#,
        #"let a = "\"; import Model""#,
        #"let a = "\\"; let b = "; import Model""#,
        #"let a = "//"; let b = "; import Model""#,
        #"let a = "/*""#,
        "let a = \"\"\"\n    import Model\n    \"\"\"",
        "let a = \"\"\"\n    \"a\" \"\"\nimport Model\n    \\\"\"\"\nimport Model\n    \"\"\"",
        "let a = \"\"\"\n    a \\\nimport Model\n    \"\"\"",
        ##"let a = #""; import Model"#"##,
        ##"let a = #"\"; let b = "; import Model"##,
        ##"let a = #"""#; let b = #"; import Model"#"##,
        ###"let a = ##""# ; import Model"##"###,
        "let a = #\"\"\"\n    \"\"\"\nimport Model\n    \\(\n    \"\"\"#",
        ##"let a = #"\("; let b = ")"; let c = "import Model""##,
    ]

    private static let interpolations = [
        #"let a = "\(b); import Model""#,
        #"let a = "\(f(")", "\(c)")); import Model""#,
        #"let a = "\(f((1), [2], { 3 })); import Model""#,
        #"let a = "\(b /* ) " */); import Model""#,
        #"let a = "\(b ? "(" : "x") \(c); import Model""#,
        ##"let a = #"\(b) \#(f(")"#)) import Model"#"##,
        "let a = \"\"\"\n\\(f(\"\"\"\n)import Model\n\"\"\", \")\"))\nimport Model\n\"\"\"",
        "let a = \"\"\"\n\\(1 + // )\n2)\nimport Model\n\"\"\"",
        "let a = #\"\"\"\n\\#(1 + (2))\nimport Model\n\"\"\"#",
    ]

    private static let regexes = [
        "let a = #/; import Model/#",
        "let a = #/\"\"\"/*/#",
        "let a = ##/ /# \"\"\" \\/## /##",
        "let a = #/\n    \"\"\"\n    import Model\n/#",
        "let a = #/ \t\n    import Model; \"\n/#",
    ]

    private static let names = [
        "a.import\nModel()",
        "a?.import\nModel()",
        "a./* of */import\nModel()",
        "let a = \\A.import\nModel()",
        "f(import: Model)",
        "a[import: Model]",
        "func f(import Model: Int) {}",
        "init(import Model: Int) {}",
        "f { 1 } import: { Model }",
        "let a = `import`\nModel()",
        "let `import` = Model()",
        "let `import Model` = 1",
        "let a = Swift::import\nModel()",
        "#import\nModel()",
        "let important = Model()",
        "let _import = 1\nModel()",
        "let import2 = 1\nModel()",
        "let ximport = 1\nModel()",
    ]

    /// Sources whose slashes are operators or delimit regex literals, as in the Swift 6 language mode.
    private static let slashes = [
        "let a = /\"/",
        "let a = /[^\"]*/",
        "let a = /\\)\"/",
        "let a = f(/\"(\\w+)\"/, b / c)",
        "let a = !/'/",
        "let a = b ? /\"/ : /x/",
        "f {\n    0\n    /\"/\n}",
        "func f() -> R { return/\"/ }",
        "let a = /x/ // import Model",
        "let a = b / c; let d = \"/; import Model\"",
        "let a = b/c + \"/; import Model\".count/d",
        "let a = (b)/c - \"/\".count; let d = \"import Model\"",
        "let a = b[0]/c + \"/; import Model\".count",
        "let a = b!/c!; let d = \"/; import Model\"",
        "let a = b\n    / c / \"; import Model\".count",
        "func /(a: A, b: A) -> A { f(\"/; import Model\") }",
        "infix operator /: P; let a = \"/; import Model\"",
        "prefix operator /; let a = \"/; import Model\"",
        "let a = /import A/",
        "split(separator: /import A; import B/)",
        "let a = /\"\"\"/",
        "let a = [/\"\"\"/, /x/]",
        "let a = /\\/\\//; let s = \"; import Model\"",
        "let a = f(/, b.split(separator: /import A/))",
        "let a = b /* / */ / \"; import Model\".count",
        "let a = b.split(/,/) + \"\"\"\n    import Model\n    \"\"\"",
    ]
}
