import Binding

protocol CounterActions: AnyObject {
    func increase()
}

extension CounterInteractor: CounterActions {}

struct ImmutableCounterViewModel {
    let count: Int
    private let actions: (any CounterActions)?

    init(model: Int, _ actions: (any CounterActions)?) {
        count = model
        self.actions = actions
    }

    func didTap() { actions?.increase() }
}

final class ImmutableCounterView: CounterView, Configurable {
    private var viewModel: ImmutableCounterViewModel

    init(viewModel: ImmutableCounterViewModel) {
        self.viewModel = viewModel
    }

    func configure(with viewModel: ImmutableCounterViewModel) { self.viewModel = viewModel }

    var count: Int { viewModel.count }

    func setupViewModel() {}
    func didTap() { viewModel.didTap() }
}
