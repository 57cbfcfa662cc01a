import Testing

extension ScreenStateTests {
    @Test("sign-up", arguments: ScreenState.signUp)
    func signUp(state: ScreenState) async throws { try await expectState(state) }
}

extension ScreenState {
    fileprivate static let signUp = [
        ScreenState("begun", "--screen sign-up", "▸ Name"),
        ScreenState("typed", "--screen sign-up --keys Ada", "▸ Name      Ada"),
    ]
}
