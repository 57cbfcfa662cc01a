import TextUI

/// The common part of the six counter views: the body, and what is measured.
protocol CounterView: AnyObject {
    /// The number that shows now.
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

    /// Sends an event and reads the result: with observation, a view learns of a change only by reading.
    func dispatch() {
        didTap()
        _ = count
    }
}
