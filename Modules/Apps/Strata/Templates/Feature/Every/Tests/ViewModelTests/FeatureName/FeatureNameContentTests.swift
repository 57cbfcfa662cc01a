import Model
import Testing
import ViewModel

@Suite("The content of the Feature Name screen")
struct FeatureNameContentTests {
    @Test("The feature name content lists the entries in the order of the model")
    func rows() {
        #expect(FeatureNameContent(model: FeatureName(entries: ["second", "first"])).rows == ["second", "first"])
    }

    @Test("The summary counts entries", arguments: zip([["first"], ["second", "first"]], ["1 entry", "2 entries"]))
    func summary(entries: [String], summary: String) {
        #expect(FeatureNameContent(model: FeatureName(entries: entries)).summary == summary)
    }

    @Test("Without entries, the feature name content suggests adding the first entry")
    func empty() {
        let content = FeatureNameContent()
        #expect(content.rows.isEmpty && content.emptyState == ("No entries yet", "Add the first entry"))
    }
}
