import ViewModel

/// Records how often the sign-up screen was left.
@MainActor
final class SignUpNavigatorMock: SignUpNavigator {
    private(set) var closeCount = 0

    func close() { closeCount += 1 }
}
