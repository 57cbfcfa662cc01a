import Shell
import View
import ViewModel

/// Builds the tab More and leads from it to the screens that have no tab of their own.
final class MoreCoordinator: FeatureCoordinator {
    private let ways: [Way]
    private let navigation: Navigation

    /// A way to a screen: the title of its row, and what opens it.
    struct Way {
        let title: String
        let open: () -> Void
    }

    init(ways: [Way], navigation: Navigation) {
        self.ways = ways
        self.navigation = navigation
    }

    func start() {
        navigation.push(
            MoreView(viewModel: MoreViewModel(rows: ways.map(\.title), navigator: self)), keeping: self)
    }
}

extension MoreCoordinator: MoreNavigator {
    func showScreen(at index: Int) {
        if ways.indices.contains(index) { ways[index].open() }
    }
}
