import Binding

/// An event in, the interactor changes its model, the view shows it: the same small module in each binding style.
///
/// It is a counter and not the profile: a person is some twenty strings, and to copy them would hide what the binding
/// costs. Each style is bound here as the profile is in the folder of the same name.
var bindingRows: [Benchmark] {
    let interactor = CounterInteractor()
    let immutable = ImmutableCounterView(viewModel: ImmutableCounterViewModel(interactor: interactor))
    interactor.bind(to: immutable) { ImmutableCounterViewModel(interactor: $0) }
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

/// What the events cost; infinity where the view has not heard of each.
private func heard(by view: some CounterView, _ cost: () -> Double) -> Double {
    let before = view.count
    let cost = cost()
    return view.count == before + events ? cost : .infinity
}
