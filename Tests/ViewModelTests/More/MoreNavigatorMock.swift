import ViewModel

/// Records the rows that were opened.
@MainActor
final class MoreNavigatorMock: MoreNavigator {
    private(set) var indices: [Int] = []

    func showScreen(at index: Int) { indices.append(index) }
}
