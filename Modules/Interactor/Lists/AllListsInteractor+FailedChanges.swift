public import Model

/// The changes that failed, until the user decides about them.
extension AllListsInteractor {
    /// Makes a failed change again, with the same IDs and dates.
    ///
    /// What someone else has deleted is created again; if that is a list, with all that failed because it is missing.
    public func tryAgain(_ failed: FailedChange) {
        let others =
            failed.error == .noListFound
            ? failedChanges.filter { $0.error == .noListFound && $0.change.list == failed.change.list } : []
        // It may be among them, and is then forgotten already.
        for failed in [failed] + others {
            guard let failed = forget(failed) else { continue }
            let change = failed.again(in: known(failed.change.list))
            if !createGivenUpList(with: change) { perform(change) }
        }
    }

    /// Creates a list that was never saved and that the user had given up, as it is after `change`.
    ///
    /// - Returns: False if the change is about another list, or its list is not known.
    func createGivenUpList(with change: ListsChange) -> Bool {
        guard givenUp[change.list] != nil, let list = change.outcome else { return false }
        create(list)
        return true
    }

    /// Gives a failed change up; a text of a single list is kept until the list is opened again.
    ///
    /// - Parameter isListGone: Whether the user has been told that the list is gone, and the text is discarded.
    public func giveUp(_ failed: FailedChange, isListGone: Bool = false) {
        guard let failed = forget(failed) else { return }
        if failed.change.isCreationOfList { givenUp[failed.change.list] = failed.error }
        showChanges()
        if failed.change.itemText != nil, failed.error != .noListFound, !isListGone {
            drafts.append(failed)
            failDraftsWithoutList()
        }
    }

    /// Returns why a list that was created here could not be saved; nil unless the user has given it up.
    public func reasonForGivingUp(_ id: ToDoList.ID) -> DatabaseError? { givenUp[id] }

    func wasDeletedHere(_ id: ToDoList.ID) -> Bool { queue.wasDeletedHere(id) }

    /// Returns the failed changes of a list that were given up after its screen was closed, and forgets them.
    @discardableResult
    func takeDrafts(ofList id: ToDoList.ID) -> [FailedChange] {
        let taken = drafts.filter { $0.change.list == id }
        if !taken.isEmpty { drafts.removeAll { $0.change.list == id } }
        return taken
    }

    /// Lets the user decide about the drafts of lists that someone else has deleted: no screen would show them again.
    func failDraftsWithoutList() {
        guard !drafts.isEmpty, let lists = model.value else { return }
        let deletedHere = queue.changes.filter { $0.action == .deleteList }.map(\.list)
        let known = Set(lists.map(\.id) + deletedHere)
        let lost = drafts.filter { !known.contains($0.change.list) }
        guard !lost.isEmpty else { return }
        drafts.removeAll { !known.contains($0.change.list) }
        failedChanges += lost.map { queue.failure(of: $0.change, because: .noListFound) }
    }

    /// Forgets a failed change.
    ///
    /// - Returns: The change as it is by now; nil if it no longer waited for a decision.
    @discardableResult
    func forget(_ failed: FailedChange) -> FailedChange? {
        failedChanges.firstIndex { $0.id == failed.id }.map { failedChanges.remove(at: $0) }
    }

    /// Lets what failed know its list as it stood last, in case someone else deletes it.
    func rememberLists() {
        guard let lists = model.value, !failedChanges.isEmpty || !drafts.isEmpty else { return }
        let remember = { (failed: FailedChange) in
            guard failed.change.known != nil else { return failed }
            return lists.first { $0.id == failed.change.list }.map(failed.knowing) ?? failed
        }
        let (failures, texts) = (failedChanges.map(remember), drafts.map(remember))
        if failures != failedChanges { failedChanges = failures }
        if texts != drafts { drafts = texts }
    }
}
