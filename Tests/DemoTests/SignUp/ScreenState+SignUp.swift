import Testing

extension ScreenStateTests {
    @Test("sign-up", arguments: ScreenState.signUp)
    func signUp(state: ScreenState) async throws { try await expectState(state) }

    @Test("The focus, problems and the switch of the form show in plain text", arguments: StateChange.signUp)
    func signUpInPlainText(change: StateChange) async throws { try await expectPlainChange(change) }
}

extension ScreenState {
    fileprivate static let signUp = [
        ScreenState("begun", "--screen sign-up", "▸ Name"),
        ScreenState("typed", "--screen sign-up --keys Ada", "▸ Name      Ada"),
        ScreenState("on its switch", "--screen sign-up --keys \"tab tab tab tab tab\"", "space accept"),
        ScreenState("on its button", "--screen sign-up --keys \"tab tab tab tab tab tab\"", "enter sign up"),
    ]
}

extension StateChange {
    fileprivate static let signUp = [
        StateChange("focused", "--screen sign-up", "--screen sign-up --keys tab"),
        StateChange(
            "wrong", "--screen sign-up --keys \"tab tab tab 16 tab\"", "--screen sign-up --keys \"tab tab tab 15 tab\""),
        StateChange(
            "accepted", "--screen sign-up --keys \"tab tab tab tab tab\"",
            "--screen sign-up --keys \"tab tab tab tab tab space\""),
        StateChange(
            "wrong form", "--screen sign-up --keys \"tab tab tab tab tab tab\"",
            "--screen sign-up --keys \"tab tab tab tab tab tab enter\""),
        StateChange("focused button", "--screen sign-up --keys \"a esc\"", "--screen sign-up --keys \"a esc tab\""),
    ]
}
