import Model
import Testing

@Suite("The model of the Feature Name feature")
struct FeatureNameTests {
    @Test("The feature name model has no entries at first")
    func empty() {
        #expect(FeatureName().entries.isEmpty)
    }

    @Test("The feature name model trims a new entry and puts it first")
    func adding() {
        #expect(FeatureName().adding("first").adding("  second one\n").entries == ["second one", "first"])
    }

    @Test("The feature name model ignores a blank text", arguments: ["", " ", "\t\n"])
    func blank(text: String) {
        #expect(FeatureName(entries: ["first"]).adding(text) == FeatureName(entries: ["first"]))
    }
}
