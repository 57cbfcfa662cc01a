import Binding

/// The cost of an event that changes the interactor's model and thereby the view, for each binding style.
///
/// The events change a counter rather than the profile: copying the twenty or so strings of a person would hide the
/// cost of the binding. In each style, the counter is bound to its view as the profile is.
var bindingRows: [Benchmark] {
    let interactor = CounterInteractor()
    let immutable = ImmutableCounterView(viewModel: ImmutableCounterViewModel(model: interactor.model, interactor))
    interactor.bind(to: immutable) { ImmutableCounterViewModel(model: $0.model, $0) }
    return rows("immutable", immutable)
        + rows("delegate", DelegateCounterView(viewModel: DelegateCounterViewModel(interactor: CounterInteractor())))
        + rows("closures", ClosuresCounterView(viewModel: ClosuresCounterViewModel(interactor: CounterInteractor())))
        + rows(
            "inputs-outputs",
            InputsOutputsCounterView(viewModel: InputsOutputsCounterViewModel(interactor: CounterInteractor())))
        + rows("messages", MessagesCounterView(viewModel: MessagesCounterViewModel(interactor: CounterInteractor())))
        + rows(
            "observation",
            ObservationCounterView(viewModel: ObservationCounterViewModel(interactor: CounterInteractor())))
}

private let events = 100_000

private func rows(_ style: String, _ view: some CounterView) -> [Benchmark] {
    view.setupViewModel()
    let times = [
        Benchmark(name: "binding.\(style).dispatch", unit: "ns") {
            heard(by: view) { nanoseconds(per: events) { view.dispatch() } }
        },
        Benchmark(name: "binding.\(style).body", unit: "ns") {
            heard(by: view) {
                nanoseconds(per: events) {
                    view.dispatch()
                    _ = view.body
                }
            }
        },
    ]
    guard countsAllocations else { return times }
    let memory = Benchmark(name: "binding.\(style).allocations", unit: "allocations") {
        heard(by: view) { allocations(per: events) { view.dispatch() } }
    }
    return times + [memory]
}

/// Returns what `cost` measures; infinity if the view missed an event.
private func heard(by view: some CounterView, _ cost: () -> Double) -> Double {
    let before = view.count
    let cost = cost()
    return view.count == before + events ? cost : .infinity
}
