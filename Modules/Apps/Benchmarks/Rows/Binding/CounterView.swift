import TextUI

/// What the six views of a counter share: the body, and what is measured.
protocol CounterView: AnyObject {
    /// What shows now.
    var count: Int { get }
    /// Binds the view to its view model.
    func setupViewModel()
    func didTap()
}

extension CounterView {
    var body: some Block {
        VStack {
            Text("Counter").bold()
            Text("\(count)")
        }
    }

    /// An event, and a look at what shows then: a view that is told of nothing hears of a change only where it reads.
    func dispatch() {
        didTap()
        _ = count
    }
}
