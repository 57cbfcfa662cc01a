import Interactor
import Model
import TestKit
import Testing

@MainActor
@Suite("The interactor of the Feature Name feature", .leakChecks)
struct FeatureNameInteractorTests {
    @Test("The feature name interactor reports each change once and ignores a blank text")
    func changes() {
        let interactor = trackForLeaks(FeatureNameInteractor())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        for text in ["first", " ", "second"] { interactor.add(text) }
        #expect(recorder.models.map(\.entries) == [["first"], ["second", "first"]])
    }
}
