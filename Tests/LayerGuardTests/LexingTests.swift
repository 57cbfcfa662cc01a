import Testing

/// Each source ends with an illegal import on its own line, to show when a literal swallows what follows it.
@Suite("Text that looks like an import")
struct LexingTests {
    @Test("is none in a comment", arguments: comments)
    func comment(_ source: String) async throws {
        try await expectOnlyLastImport(in: source, among: Self.comments)
    }

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

    @Test("is none in a string literal", arguments: strings)
    func string(_ source: String) async throws {
        try await expectOnlyLastImport(in: source, among: Self.strings)
    }

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

    @Test("is none in a string literal with interpolation", arguments: interpolations)
    func interpolation(_ source: String) async throws {
        try await expectOnlyLastImport(in: source, among: Self.interpolations)
    }

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

    @Test("is none in a regex literal with pounds", arguments: regexes)
    func regex(_ source: String) async throws {
        try await expectOnlyLastImport(in: source, among: Self.regexes)
    }

    private static let regexes = [
        "let a = #/; import Model/#",
        "let a = #/\"\"\"/*/#",
        "let a = ##/ /# \"\"\" \\/## /##",
        "let a = #/\n    \"\"\"\n    import Model\n/#",
    ]

    @Test("is none if it is a name", arguments: names)
    func name(_ source: String) async throws {
        try await expectOnlyLastImport(in: source, among: Self.names)
    }

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
        "let a = Swift::import\nModel()",
        "#import\nModel()",
        "let important = Model()",
        "let _import = 1\nModel()",
        "let import2 = 1\nModel()",
        "let ximport = 1\nModel()",
    ]

    @Test("is an import after an open-ended range")
    func range() async throws {
        #expect(try await Verdict.on("let a = 0...\nimport Model").breaches == ["2:8 Model"])
    }

    private func expectOnlyLastImport(
        in source: String, among sources: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let lastLine = source.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        let verdict = try await Verdict.on(source, among: sources, followedBy: "\nimport Last\n")
        #expect(verdict.breaches == ["\(lastLine):8 Last"], sourceLocation: sourceLocation)
    }
}
