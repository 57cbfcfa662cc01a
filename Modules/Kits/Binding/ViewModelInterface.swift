/// The only connection between a view and its view model, if they are bound by messages.
///
/// The view owns the interface, which owns the view model.
///
/// The laws:
/// - Outputs arrive in the order in which they were sent.
/// - An output sent during `send` arrives before `send` returns. A debugger shows input and output on one call stack.
/// - An output sent after `send` has returned arrives as soon as it is sent.
/// - An output sent before the first `receive` is kept until that call, which delivers it.
/// - A receiver may call `send`. The input is handled immediately, but outputs sent earlier still arrive before
///   the answers to that input.
/// - A second call of `receive` replaces the receiver.
/// - After the interface is freed, nothing more is delivered, and a stored `respond` keeps nothing alive.
public final class ViewModelInterface<VM: ViewModel> {
    private let viewModel: VM
    private var receiver: ((VM.Output) -> Void)?
    private var undelivered: [VM.Output] = []
    /// The closure that the view model answers with, created once because each new closure costs an allocation.
    private lazy var respond: (VM.Output) -> Void = { [weak self] in self?.answer($0) }

    /// Creates an interface to `viewModel`, without a receiver for its outputs.
    public init(viewModel: VM) {
        self.viewModel = viewModel
    }

    /// Passes `input` to the view model.
    public func send(_ input: VM.Input) {
        viewModel.accept(input, respond: respond)
    }

    /// Passes every output to `receiver` from now on, starting with the undelivered ones.
    ///
    /// The interface owns `receiver`, so a view that owns the interface must capture itself weakly.
    public func receive(_ receiver: @escaping (VM.Output) -> Void) {
        self.receiver = receiver
        deliver()
    }

    private func answer(_ output: VM.Output) {
        Trace.note(.sent(VM.self, Trace.caseName(of: output)))
        if let receiver, undelivered.isEmpty { return receiver(output) }
        undelivered.append(output)
        deliver()
    }

    /// Delivers the outputs, and looks up the receiver for each, because handling an output may replace the receiver.
    private func deliver() {
        while let receiver, !undelivered.isEmpty {
            receiver(undelivered.removeFirst())
        }
    }
}
