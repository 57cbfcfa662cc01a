import Binding
import Model
import Shell

extension LinkOpener {
    /// Selects and returns the row with the ID `part`; if needed, loads up to five more pages to find it.
    ///
    /// - Parameters:
    ///   - interactor: The owner of the list.
    ///   - work: The work that loads the list.
    ///   - navigation: The stack; the method gives up once the list is no longer the front screen.
    ///   - more: Loads the next page, if there is one.
    ///   - rows: Returns the visible rows.
    ///   - others: Returns rows that can be opened although the list does not show them now.
    /// - Returns: The row; nil if the list could not be loaded, or if the user has left the list.
    func row<Owner: ModelOwner, Value, Failure, Row: Identifiable>(
        _ part: String, of interactor: Owner, loading work: Work, on navigation: Navigation, more: () -> Void = {},
        rows: (Value) -> [Row], others: () -> [Row] = { [] }
    ) async throws(NotFound) -> Row? where Owner.Model == LoadableModel<Value, Failure> {
        // A link from outside the app must not load an unlimited number of pages.
        var pagesLeft = 5
        while true {
            let rows = interactor.model.value.map(rows) ?? []
            let first = part == Route.first ? rows.indices.first : nil
            if let index = rows.firstIndex(where: { "\($0.id)" == part }) ?? first {
                navigation.select(row: index)
                return rows[index]
            }
            if let other = others().first(where: { "\($0.id)" == part }) { return other }
            if work.isSettled, interactor.model.failure == nil, pagesLeft > 0 {
                pagesLeft -= 1
                more()
            }
            if work.isSettled { break }
            await work.settle()
            guard !Task.isCancelled, navigation.frontOwner === self else { return nil }
        }
        if interactor.model.failure == nil { throw NotFound(part) }
        return nil
    }
}
