import Model
import Testing

@Suite("The model of the feature name")
struct FeatureNameTests {
    @Test("has no entries at first")
    func empty() {
        #expect(FeatureName().entries.isEmpty)
    }

    @Test("puts a new entry in front, without the spaces around it")
    func adding() {
        #expect(FeatureName().adding("first").adding("  second one\n").entries == ["second one", "first"])
    }

    @Test("adds nothing for a blank text", arguments: ["", " ", "\t\n"])
    func blank(text: String) {
        #expect(FeatureName(entries: ["first"]).adding(text) == FeatureName(entries: ["first"]))
    }
}
