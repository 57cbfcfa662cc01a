import Binding

/// The single home of the number that every style shows.
final class CounterInteractor: ModelOwner {
    private(set) var model = 0 { didSet { modelDidUpdate(self) } }
    let modelDidUpdate = Listeners<CounterInteractor>()

    func increase() { model += 1 }
}
