import Testing

@testable import Strata

@Suite("A manifest's text")
struct ManifestTests {
    private static let text = """
        let package = Package(
            name: "Tiny",
            products: [.library(name: "A", targets: ["A"])],
            targets: [
                // The ground, targets: [and more].
                .kit("A", excluding: ["b.py"]),
                .kit(
                    "B",
                    sees: [
                        "A",
                    ]),

                // Tests.
                .tests(of: "A"),
            ]
        )

        extension Target {
            /// A kit.
            static func kit(_ name: String) -> Target {
                .module(name)
            }

            static func tests(of name: String) -> Target {
                .testTarget(name: name)
            }

            private static func module(_ name: String) -> Target {
                .target(name: name, swiftSettings: .house(nil))
            }
        }

        extension [SwiftSetting] {
            static func house(_ isolation: MainActor.Type?) -> [SwiftSetting] {
                []
            }
        }
        """

    @Test("A list in the manifest is divided into entries with the comments above them")
    func entries() throws {
        let list = try #require(ManifestList("targets", in: Self.text))
        #expect(
            list.entries == [
                ManifestEntry(
                    comments: ["// The ground, targets: [and more]."], text: #".kit("A", excluding: ["b.py"])"#),
                ManifestEntry(comments: [], text: ".kit(\n    \"B\",\n    sees: [\n        \"A\",\n    ])"),
                ManifestEntry(comments: ["// Tests."], text: #".tests(of: "A")"#),
            ])
        #expect(list.entries.map(\.function) == ["kit", "kit", "tests"])
        #expect(list.indentation == "        ")
        #expect(Self.text[list.end...].hasPrefix("    ]\n)\n"))
        #expect(
            ManifestList("products", in: Self.text)?.entries.map(\.text) == [#".library(name: "A", targets: ["A"])"#])
        #expect(ManifestList("dependencies", in: Self.text) == nil)
        #expect(ManifestList("targets", in: "Package(targets: [\n    ])")?.indentation == "        ")
    }

    @Test("The functions that entries of the manifest call, directly or through other functions, are found")
    func functions() throws {
        let all = ManifestFunction.all(in: Self.text)
        let list = try #require(ManifestList("targets", in: Self.text))
        #expect(all.map(\.name) == ["kit", "tests", "module", "house"])
        #expect(all.map(\.type) == ["Target", "Target", "Target", "[SwiftSetting]"])
        #expect(all.first?.text.hasPrefix("    /// A kit.\n    static func kit") == true)
        let kits = Array(list.entries.prefix(2))
        #expect(ManifestFunction.needed(by: kits, among: all).map(\.name) == ["kit", "module", "house"])
    }

    @Test(
        "Names can be removed from a list in an entry of the manifest",
        arguments: [
            (#".tests(of: "A", sees: ["A", "B", "C"])"#, #".tests(of: "A", sees: ["A", "C"])"#),
            (
                ".tests(\n    of: \"A\",\n    sees: [\n        \"A\", \"B\",\n        \"C\",\n    ])",
                ".tests(\n    of: \"A\",\n    sees: [\"A\", \"C\"])"
            ),
            (#".kit("A")"#, #".kit("A")"#),
        ])
    func keeping(text: String, kept: String) {
        let entry = ManifestEntry(comments: ["// A."], text: text).mapping(in: "sees") { $0 == "B" ? nil : "\"\($0)\"" }
        #expect(entry == ManifestEntry(comments: ["// A."], text: kept))
    }
}
