/// The one way between a view and a view model that is bound by messages; the view keeps it, and it the view model.
///
/// The laws:
/// - Outputs arrive in the order in which they were sent.
/// - An answer that is given at once arrives before `send` returns, on its call stack: a debugger shows where it came
///   from. One that is given later arrives then.
/// - An output that is sent before `receive` is kept, and delivered by it.
/// - `send` within `receive` is allowed, and handled at once; what was sent before its answer arrives before it.
/// - A second `receive` replaces the first.
/// - Once the interface is freed nothing is delivered, and nothing is kept alive by who could still answer.
public final class ViewModelInterface<VM: ViewModel> {
    private let viewModel: VM
    private var receiver: ((VM.Output) -> Void)?
    private var undelivered: [VM.Output] = []
    /// Made once: a closure is a block of memory.
    private lazy var respond: (VM.Output) -> Void = { [weak self] in self?.answer($0) }

    /// The way to `viewModel`, and back to nobody yet.
    public init(viewModel: VM) {
        self.viewModel = viewModel
    }

    /// Hands `input` to the view model.
    public func send(_ input: VM.Input) {
        viewModel.accept(input, respond: respond)
    }

    /// Hands every output to `receiver` from now on, and first those that nobody has received.
    ///
    /// `receiver` lives as long as the interface does: a view that keeps the interface captures itself weakly.
    public func receive(_ receiver: @escaping (VM.Output) -> Void) {
        self.receiver = receiver
        deliver()
    }

    private func answer(_ output: VM.Output) {
        if let receiver, undelivered.isEmpty { return receiver(output) }
        undelivered.append(output)
        deliver()
    }

    /// Asks for the receiver each time: one output may lead to another receiver for the next.
    private func deliver() {
        while let receiver, !undelivered.isEmpty {
            receiver(undelivered.removeFirst())
        }
    }
}
