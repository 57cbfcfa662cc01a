import Binding
import TestKit
import Testing

/// The smallest possible interactor.
@MainActor
final class Counter: ModelOwner {
    private(set) var model = 0 {
        didSet { modelDidUpdate(self) }
    }
    let modelDidUpdate = Listeners<Counter>()

    func increment() { model += 1 }
}

@MainActor
func makeCounter(sourceLocation: SourceLocation = #_sourceLocation) -> Counter {
    trackForLeaks(Counter(), sourceLocation: sourceLocation)
}
