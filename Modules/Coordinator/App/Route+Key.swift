public import TextUI

nonisolated extension Route {
    /// Returns the route of the place that `key` opens in front of every screen; nil if it opens none.
    public static func opened(by key: Key) -> Route? {
        Place.all.first { place in
            guard case .inFront(key, _) = place.standing else { return false }
            return true
        }?.route
    }
}
