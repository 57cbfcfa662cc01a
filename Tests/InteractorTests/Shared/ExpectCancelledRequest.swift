import Binding
import TestDoubles
import TestKit
import Testing

/// Frees an interactor while its request to `service` waits, and expects the request to be cancelled.
@MainActor
func expectCancelledRequest<Interactor: AnyObject, Request, Answer, Failure>(
    to service: ManualService<Request, Answer, Failure>, sending send: (Interactor) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation, of make: (Work) -> Interactor
) async throws {
    let work = Work()
    var interactor: Interactor? = make(Work(within: work))
    weak let observed = interactor
    interactor.map(send)
    let request = try await service.nextRequest()
    interactor = nil
    try #require(observed == nil, "The waiting request keeps its interactor alive.", sourceLocation: sourceLocation)
    await request.cancellation()
    await work.settle()
}
