import Binding

/// A view that keeps the texts that it has shown.
@MainActor
final class LabelView: Configurable {
    private(set) var shown: [String] = []

    func configure(with viewModel: String) { shown.append(viewModel) }
}
