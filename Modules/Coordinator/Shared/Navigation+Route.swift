public import Shell

extension Navigation {
    /// Adds the screen of `route` in front of the stack, and keeps its coordinator until it is closed.
    func push(_ screen: any Screen, at route: Route, keeping coordinator: AnyObject) {
        push(screen, named: route.name, keeping: coordinator)
    }

    /// The route of the front screen of the stack, by which it is known; nil if it has none.
    public var route: Route? { frontName.map(Route.init) }
}
