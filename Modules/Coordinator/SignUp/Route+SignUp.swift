nonisolated extension Route {
    public static let signUp = Route("sign-up")
}
