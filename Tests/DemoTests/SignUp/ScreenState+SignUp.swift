import Testing

extension ScreenStateTests {
    @Test("Each state of the sign-up screen can be reached, and no two states look alike")
    func signUp() async throws { try await expectStates(ScreenState.signUp) }
}

extension ScreenState {
    fileprivate static let signUp = [
        ScreenState("begun", "--screen sign-up", "▸ Name"),
        ScreenState("typed", "--screen sign-up --keys Ada", "▸ Name      Ada"),
        ScreenState("on its second field", "--screen sign-up --keys tab", "▸ E-mail"),
        ScreenState("with a right age", "--screen sign-up --keys \"tab tab tab 16 tab\"", "16"),
        ScreenState("with a wrong age", "--screen sign-up --keys \"tab tab tab 15 tab\"", "15"),
        ScreenState("on its switch", "--screen sign-up --keys \"tab tab tab tab tab\"", "space accept"),
        ScreenState("accepted", "--screen sign-up --keys \"tab tab tab tab tab space\"", "[x]"),
        ScreenState("on its button", "--screen sign-up --keys \"tab tab tab tab tab tab\"", "enter sign up"),
        ScreenState("incomplete", "--screen sign-up --keys \"tab tab tab tab tab tab enter\"", "▸"),
        ScreenState("left", "--screen sign-up --keys \"a esc\"", "will be lost"),
        ScreenState("left, other button", "--screen sign-up --keys \"a esc tab\"", "will be lost"),
    ]
}
