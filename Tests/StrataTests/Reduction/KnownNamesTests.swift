import Testing

@testable import Strata

@Suite("What has the name of something gone stays if others declare it:")
struct KnownNamesTests {
    /// Returns what is left of a source without `Shop`, and without the member `shop` of others.
    private func reduced(_ text: String, known: KnownNames = KnownNames()) -> String? {
        Elimination(of: ["A": text], without: ["Shop"], members: ["shop"], known: known).texts["A"]
    }

    @Test("a name, wherever it stands")
    func name() {
        let source = "func a() {\n    b.shop()\n}\n"
        #expect(reduced(source, known: KnownNames(names: ["shop"])) == source)
        #expect(reduced(source) == nil)
    }

    @Test("the argument for a parameter, though a property of its name goes")
    func label() {
        let source = """
            struct A {
                let id: Shop
                let tab = Tab(id: 1, size: 2)
            }

            """
        let known = KnownNames(labels: [CallLabel(callee: "Tab", label: "id")])
        #expect(reduced(source, known: known) == source.replacing("    let id: Shop\n", with: ""))
        #expect(reduced(source) == "struct A {\n    let tab = Tab(size: 2)\n}\n")
    }

    @Test("another's member, but not that of the type itself")
    func member() {
        let source = """
            struct A {
                let id: Shop
                let first = tab.id
                let last = tab?.id
                func show() {
                    self.id.show()
                    self?.id.show()
                    id.show()
                    load()
                }
            }

            """
        #expect(
            reduced(source, known: KnownNames(members: ["id"])) == """
                struct A {
                    let first = tab.id
                    let last = tab?.id
                    func show() {
                        load()
                    }
                }

                """)
    }
}
