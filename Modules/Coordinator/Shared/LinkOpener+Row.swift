import Binding
import Model
import Shell

extension LinkOpener {
    /// Finds the row of a list that `part` names and selects it, once as much of the list has loaded.
    ///
    /// - Parameters:
    ///   - interactor: The owner of the list.
    ///   - work: What loads the list.
    ///   - navigation: The stack, in front of which the list has to stay meanwhile.
    ///   - more: Loads the next page, if there is one.
    ///   - rows: What shows.
    ///   - others: What can be opened, but does not show in the list now.
    /// - Returns: Nil if the list could not be loaded, or if the user has gone elsewhere.
    func row<Owner: ModelOwner, Value, Failure, Row: Identifiable>(
        _ part: String, of interactor: Owner, loading work: Work, on navigation: Navigation, more: () -> Void = {},
        rows: (Value) -> [Row], others: () -> [Row] = { [] }
    ) async throws(NotFound) -> Row? where Owner.Model == LoadableModel<Value, Failure> {
        // Someone else's link must not load pages without end.
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
