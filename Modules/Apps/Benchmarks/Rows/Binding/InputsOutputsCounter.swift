import Binding

protocol CounterInputs: AnyObject {
    func userTapped()
}

protocol CounterOutputs: AnyObject {
    var displayCount: ((Int) -> Void)? { get set }
}

protocol CounterType: AnyObject {
    var inputs: any CounterInputs { get }
    var outputs: any CounterOutputs { get }
}

final class InputsOutputsCounterViewModel: CounterType, CounterInputs, CounterOutputs {
    var displayCount: ((Int) -> Void)?
    var inputs: any CounterInputs { self }
    var outputs: any CounterOutputs { self }
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { $0.displayCount?($1.model) }
    }

    func userTapped() { interactor.increase() }
}

final class InputsOutputsCounterView: CounterView {
    private(set) var count = 0
    private let viewModel: any CounterType

    init(viewModel: any CounterType) {
        self.viewModel = viewModel
    }

    func setupViewModel() {
        viewModel.outputs.displayCount = { [weak self] in self?.count = $0 }
    }

    func didTap() { viewModel.inputs.userTapped() }
}
