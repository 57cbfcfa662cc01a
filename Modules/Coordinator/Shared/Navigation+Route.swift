public import Shell

extension Navigation {
    /// Pushes the first screen of a place, and keeps its coordinator until the screen is closed.
    func push(_ screen: any Screen, at route: Route, keeping coordinator: AnyObject) {
        push(screen, at: route.parts, keeping: coordinator)
    }

    /// The route of the stack's frontmost screen that has a route; nil if no screen has one.
    public var route: Route? {
        let parts = paths.flatMap(\.self)
        return parts.isEmpty ? nil : Route(parts)
    }
}
