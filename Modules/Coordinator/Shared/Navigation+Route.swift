public import Shell

extension Navigation {
    /// Adds the first screen of a place in front of the stack, and keeps its coordinator until it is closed.
    func push(_ screen: any Screen, at route: Route, keeping coordinator: AnyObject) {
        push(screen, at: route.parts, keeping: coordinator)
    }

    /// The route of the front screen of the stack; nil if no screen of it has a name.
    public var route: Route? {
        let parts = paths.flatMap(\.self)
        return parts.isEmpty ? nil : Route(parts)
    }
}
