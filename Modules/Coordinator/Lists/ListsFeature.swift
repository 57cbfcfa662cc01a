public import Interactor
import Shell
import ViewModel

/// The tab of the to-do lists, and the screen of one list.
public final class ListsFeature: Feature {
    private let dependencies: ListsDependencies

    /// - Parameter idsAndDates: The source of identifiers and dates for new lists and items.
    public init(database: any Database, idsAndDates: IDsAndDates, _ shared: SharedDependencies) {
        dependencies = ListsDependencies(
            lists: AllListsInteractor(database: database, work: shared.storing, idsAndDates: idsAndDates),
            localization: shared.localization, work: shared.storing)
    }

    public var places: [Place] {
        [
            Place(
                .lists, links: ["ID"], screens: ["list": .list(Route.first)], title: ListsWords.tabTitle, position: .tab
            ) { [dependencies] in
                AllListsCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
