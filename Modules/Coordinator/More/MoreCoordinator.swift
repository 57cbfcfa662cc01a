import Shell
import View
import ViewModel

/// Builds the More tab and, from there, opens the screens that have no tab.
final class MoreCoordinator: FeatureCoordinator {
    private let dependencies: MoreDependencies
    private let navigation: Navigation

    init(dependencies: MoreDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        navigation.push(
            MoreView(viewModel: MoreViewModel(rows: dependencies.ways.map(\.title), navigator: self)),
            at: Route.more.parts,
            keeping: self)
    }

    func open(_ part: String) throws(NotFound) {
        guard let row = dependencies.ways.firstIndex(where: { $0.part == part }) else { throw NotFound(part) }
        navigation.select(row: row)
        showScreen(at: row)
    }
}

extension MoreCoordinator: MoreNavigator {
    func showScreen(at index: Int) {
        let ways = dependencies.ways
        if ways.indices.contains(index) { ways[index].open() }
    }
}
