import Testing

@testable import Strata

@Suite("What names something gone is left out:")
struct EliminationTests {
    /// Returns what is left of a source without `Shop`, and without the member `shop` of others.
    private func reduced(_ text: String) -> String? {
        Elimination(of: ["A": text], without: ["Shop", "--shop"], members: ["shop"]).texts["A"]
    }

    @Test(
        "a member, with its comment and the empty line before it",
        arguments: [
            ("    let shop: Shop\n", ""),
            ("    /// Sells.\n    var front: Shop { Shop() }\n", ""),
            ("    func sell() -> Shop {\n        make()\n    }\n", ""),
            ("    @Flag(\"x\")\n    var isOpen = Shop.isOpen\n", ""),
        ])
    func member(lines: String, rest: String) {
        #expect(
            reduced("struct A {\n    let first = 1\n\n\(lines)    let last = 2\n}\n")
                == "struct A {\n    let first = 1\n\(rest)    let last = 2\n}\n")
    }

    @Test("a statement, and what then names its constant")
    func statement() {
        let source = """
            func start() {
                let front = Shop()
                front.open()
                load()
                if front.isOpen {
                    tell()
                }
            }

            """
        #expect(reduced(source) == "func start() {\n    load()\n}\n")
    }

    @Test(
        "an element of a list, but not what is alike",
        arguments: [
            ("[.users, .shop, .feed]", "[.users, .feed]"), ("[.shop]", "[]"),
            ("[\"--shop FILE\", \"--size\"]", "[\"--size\"]"),
            ("[\"shop\", shopper]", "[\"shop\", shopper]"), ("[\"\\(shop)\", 1]", "[1]"),
            (
                "[\n    (1, open),\n\n    // Sells.\n    (2, shop),\n    (3, last),\n]",
                "[\n    (1, open),\n\n    // Sells.\n    (3, last),\n]"
            ),
        ])
    func element(list: String, rest: String) {
        #expect(reduced("let all = \(list)\n") == "let all = \(rest)\n")
    }

    @Test("a parameter, what is said about it, the lines of the body that name it, and the arguments for it")
    func parameter() {
        let source = """
            struct A {
                let user: User

                /// Makes one.
                ///
                /// - Parameter seller: Sells.
                init(user: User, seller: Shop) {
                    self.user = user
                    seller.open()
                }

                static let one = A(user: ada, seller: first)
            }

            """
        #expect(
            reduced(source) == """
                struct A {
                    let user: User

                    /// Makes one.
                    init(user: User) {
                        self.user = user
                    }

                    static let one = A(user: ada)
                }

                """)
    }

    @Test("the argument of a gone parameter, though others have its name")
    func label() {
        let source = """
            struct A {
                init(store: Shop, size: Int) {}
            }

            struct B {
                var store = 1
                var other = A(store: c.store, size: 1)
                var third = C(store: 2)
            }

            """
        #expect(
            reduced(source) == """
                struct A {
                    init(size: Int) {}
                }

                struct B {
                    var store = 1
                    var other = A(size: 1)
                    var third = C(store: 2)
                }

                """)
    }

    @Test("a parameter that nothing is left to use, and then that of its caller")
    func unusedParameter() {
        let source = """
            final class A {
                init(sold: [Int] = [], size: Int, unused: Int) {
                    front = Shop(sold)
                    self.size = size
                }

                static func opened(sold items: [Int] = []) -> A {
                    A(sold: items, size: 2, unused: 1)
                }
            }

            """
        #expect(
            reduced(source) == """
                final class A {
                    init(size: Int, unused: Int) {
                        self.size = size
                    }

                    static func opened() -> A {
                        A(size: 2, unused: 1)
                    }
                }

                """)
    }

    @Test("not a case that gives a gone name to something of its own")
    func pattern() {
        let source = """
            func a() {
                switch b {
                case (.one(let shop), .two): add(shop)
                case .shop: open()
                }
            }

            """
        let elimination = Elimination(of: ["A": source], without: ["shop"])
        #expect(elimination.texts["A"] == source.replacing("    case .shop: open()\n", with: ""))
    }

    @Test("a call, if its argument cannot be left out", arguments: ["show(Shop.title)", "show(title: Shop.title)"])
    func call(statement: String) {
        #expect(reduced("func a() {\n    \(statement)\n    b()\n}\n") == "func a() {\n    b()\n}\n")
    }

    @Test("a function without its result, but not one without a result")
    func result() {
        #expect(reduced("func a() -> Int {\n    b()\n    return shop.count\n}\nfunc c() {}\n") == "\nfunc c() {}\n")
        #expect(reduced("func a() {\n    b()\n    shop.close()\n}\n") == "func a() {\n    b()\n}\n")
    }

    @Test("a case of a switch, with the option that it handles elsewhere")
    func option() {
        let source = """
            func parse() {
                switch option {
                case "--front": shop = next()
                case "--size": size = next()
                }
            }
            let all = ["--front", "--size"]

            """
        #expect(
            reduced(source) == """
                func parse() {
                    switch option {
                    case "--size": size = next()
                    }
                }
                let all = ["--size"]

                """)
    }

    @Test("a type of which nothing is left, and a source of which only imports are")
    func empty() {
        #expect(reduced("import B\n\nextension A {\n    var shop: Shop { b }\n}\n") == nil)
        #expect(reduced("struct A {\n    let shop: Shop\n}\n\nlet b = A()\nlet c = 1\n") == "\nlet c = 1\n")
    }
}
