import TextUI

/// What the six counter views share: their body, and the call that is measured.
protocol CounterView: AnyObject {
    /// The visible number.
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

    /// Sends an event and reads the result.
    ///
    /// With observation, a view updates its number only when the number is read.
    func dispatch() {
        didTap()
        _ = count
    }
}
