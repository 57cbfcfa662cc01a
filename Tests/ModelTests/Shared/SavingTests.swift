import Model
import Testing

@Suite("What has become of a change")
struct SavingTests {
    private typealias Sample = Saving<String, Failure>
    private struct Failure: Error, Hashable {}

    @Test(
        "names the change and the error only of a failure",
        arguments: [
            (.none, false, nil, nil), (.storing("A"), true, nil, nil), (.stored("A"), false, nil, nil),
            (.failed("A", Failure()), false, "A", Failure()),
        ] as [(Sample, Bool, String?, Failure?)])
    private func parts(saving: Sample, isStoring: Bool, failedChange: String?, failure: Failure?) {
        #expect(saving.isStoring == isStoring && saving.failedChange == failedChange && saving.failure == failure)
    }
}
