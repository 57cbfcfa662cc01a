import Binding

struct ImmutableCounterViewModel {
    let count: Int
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        count = interactor.model
        self.interactor = interactor
    }

    func didTap() { interactor.increase() }
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
