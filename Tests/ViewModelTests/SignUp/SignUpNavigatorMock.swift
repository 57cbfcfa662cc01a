import ViewModel

/// Counts how often the sign-up screen was closed.
@MainActor
final class SignUpNavigatorMock: SignUpNavigator {
    private(set) var closeCount = 0

    func close() { closeCount += 1 }
}
