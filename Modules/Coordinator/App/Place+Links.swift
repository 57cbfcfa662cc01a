extension [Place] {
    /// The form of each screen's link, such as `users/ID`, in the order of the places.
    public var links: [String] {
        flatMap { place in [place.path.link] + place.forms.map { "\(place.path.link)/\($0)" } }
    }

    /// Returns the route of a link; nil if no screen has such a link.
    public func route(of link: String) -> Route? {
        Route(link: link).map(complete).flatMap { route in contains { $0.leads(to: route) } ? route : nil }
    }

    /// Returns `route` beginning with the tab of its place; a link may leave the tab out.
    func complete(_ route: Route) -> Route {
        guard let place = place(of: route) else { return route }
        return Route(place.path.parts + route.parts.dropFirst())
    }

    /// Returns the place whose route is the beginning of `route`.
    func place(of route: Route) -> Place? { first { route.parts.starts(with: $0.route.parts) } }
}

extension Place {
    /// The route of the place's first screen, beginning with the tab, such as `more/profile`.
    public var path: Route {
        if case .over(let parent) = position { Route(parent.parts + route.parts) } else { route }
    }

    /// The ID of the place's tab.
    var tab: String { path.parts.first ?? "" }

    /// Whether the place can open in front of any screen.
    var isForEveryTab: Bool {
        if case .inFront = position { true } else { false }
    }

    /// Returns whether `route` can lead to one of the place's screens.
    fileprivate func leads(to route: Route) -> Bool {
        guard route.parts.starts(with: path.parts) else { return false }
        let steps = forms.flatMap { form in
            let parts = form.split(separator: "/")
            return zip([""] + parts, parts)
        }
        // The parts of `forms` that match the previous part of `route`; at first, the empty text before each form.
        var reached: Set<Substring> = [""]
        for part in route.parts.dropFirst(path.parts.count) {
            let next = steps.filter { reached.contains($0.0) }.map(\.1)
            reached = Set(next.contains(part[...]) ? [part[...]] : next.filter { $0.allSatisfy(\.isUppercase) })
        }
        return !reached.isEmpty
    }
}
