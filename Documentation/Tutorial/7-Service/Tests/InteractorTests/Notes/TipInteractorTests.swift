import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of a tip", .leakChecks, .endsWhenStuck)
struct TipInteractorTests {
    @Test("The tip interactor reports a failure, then loads the tip on the second try")
    func retry() async {
        let (work, service) = (Work(), AnsweringTips(.failure(.offline), .success("Keep it cold.")))
        let interactor = trackForLeaks(TipInteractor(note: "Milk", service: service, work: work))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        for _ in 0..<2 {
            interactor.load()
            await work.settle()
        }
        #expect(recorder.models == [.loading(nil), .error(.offline, nil), .loading(nil), .some("Keep it cold.")])
    }

    @Test("The tip interactor ignores a second load while the first is running")
    func twice() async {
        let (work, service) = (Work(), AnsweringTips(.success("Keep it cold.")))
        let interactor = trackForLeaks(TipInteractor(note: "Milk", service: service, work: work))
        interactor.load()
        interactor.load()
        await work.settle()
        #expect(interactor.model == .some("Keep it cold."))
    }
}
