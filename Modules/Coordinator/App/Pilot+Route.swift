public import Shell

extension Pilot<AppCoordinator> {
    /// Starts the app and goes to `route`.
    public func start(at route: Route) async {
        await start { await $0.open(route) }
    }
}
