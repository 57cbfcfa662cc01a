import ViewModel

/// Records the actions in their order.
@MainActor
final class ProfileActionsMock: ProfileActions {
    private(set) var calls: [String] = []

    func load() { calls.append("load") }
    func refresh() { calls.append("refresh") }
    func toggleBookmark() { calls.append("toggleBookmark") }
}
