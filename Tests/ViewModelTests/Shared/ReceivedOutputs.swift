import Binding

/// Stands in for a view that is bound by messages: keeps the interface, and records what it receives, in order.
@MainActor
final class ReceivedOutputs<VM: ViewModel> {
    private let interface: ViewModelInterface<VM>
    private(set) var outputs: [VM.Output] = []

    init(of viewModel: VM) {
        interface = ViewModelInterface(viewModel: viewModel)
        interface.receive { [weak self] in self?.outputs.append($0) }
    }

    func send(_ input: VM.Input) { interface.send(input) }
}
