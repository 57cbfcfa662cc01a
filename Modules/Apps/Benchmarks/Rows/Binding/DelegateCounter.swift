import Binding

protocol CounterViewModelDelegate: AnyObject {
    func didUpdateCount()
}

final class DelegateCounterViewModel {
    weak var delegate: (any CounterViewModelDelegate)?
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.delegate?.didUpdateCount() }
    }

    var count: Int { interactor.model }

    func increase() { interactor.increase() }
}

final class DelegateCounterView: CounterView, CounterViewModelDelegate {
    private(set) var count: Int
    private let viewModel: DelegateCounterViewModel

    init(viewModel: DelegateCounterViewModel) {
        self.viewModel = viewModel
        count = viewModel.count
    }

    func setupViewModel() { viewModel.delegate = self }
    func didUpdateCount() { count = viewModel.count }
    func didTap() { viewModel.increase() }
}
