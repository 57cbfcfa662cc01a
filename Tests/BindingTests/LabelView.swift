import Binding

/// A view that records every text that it shows.
@MainActor
final class LabelView: Configurable {
    private(set) var shown: [String] = []

    func configure(with viewModel: String) { shown.append(viewModel) }
}
