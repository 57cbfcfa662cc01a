import Model
import Testing

@Suite("A loadable model")
struct LoadableModelTests {
    enum Failure: Error {
        case first, second
    }

    typealias Sample = LoadableModel<String, Failure>

    @Test(
        "tells its value, old or new, whether it is loading, and the failure of the last attempt",
        arguments: [
            (.none, nil, false, nil), (.loading(nil), nil, true, nil), (.loading("old"), "old", true, nil),
            (.some("old"), "old", false, nil), (.error(.first, nil), nil, false, .first),
            (.error(.first, "old"), "old", false, .first),
        ] as [(Sample, String?, Bool, Failure?)])
    func parts(model: Sample, value: String?, isLoading: Bool, failure: Failure?) {
        #expect(model.value == value && model.isLoading == isLoading && model.failure == failure)
    }

    @Test(
        "keeps its value while it loads and if that fails, and has only the new one after a success",
        arguments: [
            (.none, nil), (.loading("old"), "old"), (.some("old"), "old"), (.error(.first, nil), nil),
            (.error(.first, "old"), "old"),
        ] as [(Sample, String?)])
    func loading(model: Sample, value: String?) {
        #expect(model.startingToLoad() == .loading(value))
        #expect(model.finishingToLoad(.failure(.second)) == .error(.second, value))
        #expect(model.finishingToLoad(.success("new")) == .some("new"))
    }

    @Test(
        "has beside it what became of the last change, which names the change and the error only of a failure",
        arguments: [
            (.none, false, nil, nil), (.storing("A"), true, nil, nil), (.stored("A"), false, nil, nil),
            (.failed("A", .first), false, "A", .first),
        ] as [(Saving<String, Failure>, Bool, String?, Failure?)])
    func saving(saving: Saving<String, Failure>, isStoring: Bool, failedChange: String?, failure: Failure?) {
        #expect(saving.isStoring == isStoring && saving.failedChange == failedChange && saving.failure == failure)
    }
}
