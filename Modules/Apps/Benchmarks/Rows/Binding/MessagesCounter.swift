import Binding

final class MessagesCounterViewModel: ViewModel {
    enum Input {
        case didTap
    }

    enum Output {
        case updatedCount(Int)
    }

    private let interactor: CounterInteractor
    private var respond: ((Output) -> Void)?

    init(interactor: CounterInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { $0.respond?(.updatedCount($1.model)) }
    }

    func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .didTap: interactor.increase()
        }
    }
}

final class MessagesCounterView: CounterView {
    private(set) var count = 0
    private let viewModel: ViewModelInterface<MessagesCounterViewModel>

    init(viewModel: MessagesCounterViewModel) {
        self.viewModel = ViewModelInterface(viewModel: viewModel)
    }

    func setupViewModel() {
        viewModel.receive { [weak self] in self?.receive($0) }
    }

    private func receive(_ output: MessagesCounterViewModel.Output) {
        switch output {
        case .updatedCount(let count): self.count = count
        }
    }

    func didTap() { viewModel.send(.didTap) }
}
