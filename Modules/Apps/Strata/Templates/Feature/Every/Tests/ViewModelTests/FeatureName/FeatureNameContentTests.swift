import Model
import Testing
import ViewModel

@Suite("The content of the feature name")
struct FeatureNameContentTests {
    @Test("shows the entries in their order")
    func rows() {
        #expect(FeatureNameContent(model: FeatureName(entries: ["second", "first"])).rows == ["second", "first"])
    }

    @Test("counts the entries", arguments: zip([["first"], ["second", "first"]], ["1 entry", "2 entries"]))
    func summary(entries: [String], summary: String) {
        #expect(FeatureNameContent(model: FeatureName(entries: entries)).summary == summary)
    }

    @Test("says how to add the first entry while there are none")
    func empty() {
        let content = FeatureNameContent()
        #expect(content.rows.isEmpty && content.emptyState == ("No entries yet", "Add the first entry"))
    }
}
