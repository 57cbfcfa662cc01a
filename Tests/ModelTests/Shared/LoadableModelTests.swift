import Model
import Testing

@Suite("A loadable model")
struct LoadableModelTests {
    enum Failure: Error {
        case first, second
    }

    typealias Sample = LoadableModel<String, Failure>

    @Test(
        "A loadable model provides the value, whether it is loading, and the failure of the last attempt",
        arguments: [
            (.none, nil, false, nil), (.loading(nil), nil, true, nil), (.loading("old"), "old", true, nil),
            (.some("old"), "old", false, nil), (.error(.first, nil), nil, false, .first),
            (.error(.first, "old"), "old", false, .first),
        ] as [(Sample, String?, Bool, Failure?)])
    func parts(model: Sample, value: String?, isLoading: Bool, failure: Failure?) {
        #expect(model.value == value && model.isLoading == isLoading && model.failure == failure)
    }

    @Test(
        "A loadable model keeps its value while it loads and if loading fails; a success replaces the value",
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
        "A saving status contains the failed change and the error only if saving failed",
        arguments: [
            (.none, false, nil, nil), (.storing("A"), true, nil, nil), (.stored("A"), false, nil, nil),
            (.failed("A", .first), false, "A", .first),
        ] as [(Saving<String, Failure>, Bool, String?, Failure?)])
    func saving(saving: Saving<String, Failure>, isStoring: Bool, failedChange: String?, failure: Failure?) {
        #expect(saving.isStoring == isStoring && saving.failedChange == failedChange && saving.failure == failure)
    }
}
