import Binding

/// The owner of the counter, used by all binding styles.
final class CounterInteractor: ModelOwner {
    private(set) var model = 0 { didSet { modelDidUpdate(self) } }
    let modelDidUpdate = Listeners<CounterInteractor>()

    func increase() { model += 1 }
}
