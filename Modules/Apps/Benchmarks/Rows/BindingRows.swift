import Binding

/// An event in, the interactor changes its model, the view shows it: the same small module in each binding style.
var bindingRows: [Benchmark] {
    let immutable = ImmutableCounter()
    let delegate = DelegateCounter()
    return rows("immutable") { immutable.view.didTap() } + rows("delegate") { delegate.view.didTap() }
}

private func rows(_ style: String, _ dispatch: @escaping () -> Void) -> [Benchmark] {
    let count = 500_000
    let time = Benchmark(name: "binding.\(style).dispatch", unit: "ns") { nanoseconds(per: count, dispatch) }
    guard countsAllocations else { return [time] }
    let memory = Benchmark(name: "binding.\(style).allocations", unit: "allocations") {
        allocations(per: count, dispatch)
    }
    return [time, memory]
}

private final class CounterInteractor: ModelOwner {
    private(set) var model = 0 { didSet { modelDidUpdate(self) } }
    let modelDidUpdate = Listeners<CounterInteractor>()

    func increase() { model &+= 1 }
}

// MARK: - Immutable

private final class ImmutableCounter {
    let view: ConfiguredView

    init() {
        let interactor = CounterInteractor()
        view = ConfiguredView(viewModel: CounterValue(interactor: interactor))
        interactor.bind(to: view) { CounterValue(interactor: $0) }
    }
}

private struct CounterValue {
    let count: Int
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        count = interactor.model
        self.interactor = interactor
    }

    func increase() { interactor.increase() }
}

private final class ConfiguredView: Configurable {
    private var viewModel: CounterValue

    init(viewModel: CounterValue) {
        self.viewModel = viewModel
    }

    func configure(with viewModel: CounterValue) { self.viewModel = viewModel }
    func didTap() { viewModel.increase() }
}

// MARK: - Delegate

private final class DelegateCounter {
    let view: DelegateView

    init() {
        view = DelegateView(viewModel: CounterViewModel(interactor: CounterInteractor()))
    }
}

private protocol CounterViewModelDelegate: AnyObject {
    func didUpdateCount()
}

private final class CounterViewModel {
    weak var delegate: (any CounterViewModelDelegate)?
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateCount() }
    }

    var count: Int { interactor.model }

    func increase() { interactor.increase() }
}

private final class DelegateView: CounterViewModelDelegate {
    private let viewModel: CounterViewModel
    private var count = 0

    init(viewModel: CounterViewModel) {
        self.viewModel = viewModel
        viewModel.delegate = self
    }

    func didUpdateCount() { count = viewModel.count }
    func didTap() { viewModel.increase() }
}
