/// Not in SwiftUI: a view whose nodes a modifier changes.
private struct Modified<Content: View>: Primitive {
    let content: Content
    let modify: (Place, [Node]) -> [Node]
    func nodes(_ place: Place) -> [Node] { modify(place, place.child("content").nodes(of: content)) }
}

extension View {
    /// Not in SwiftUI: puts the view into a node.
    private func within(_ kind: String, _ change: @escaping (inout Node) -> Void) -> some View {
        Modified(content: self) { place, nodes in
            var node = place.node(kind)
            node.children = nodes
            change(&node)
            return [node]
        }
    }

    /// Not in SwiftUI: adds a node with that content after the view's nodes.
    private func adding(
        _ kind: String, _ content: any View = EmptyView(), _ change: @escaping (inout Node, Place) -> Void = { _, _ in }
    ) -> some View {
        Modified(content: self) { place, nodes in
            var node = place.child(kind).node(kind, "", content)
            change(&node, place.child(kind))
            return nodes + [node]
        }
    }

    /// Not in SwiftUI: adds an attribute to each of the view's nodes.
    func noting(_ name: String, _ value: Any) -> some View {
        Modified(content: self) { _, nodes in nodes.map { $0.with(\.attributes[name], "\(value)") } }
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        adding("overlay", content())
    }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        adding("toolbar", content())
    }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        adding("navigationTitle") { node, _ in node.text = String(title) }
    }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        adding("swipeActions", content()).within("swipeable") { _ in }
    }
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        adding("searchable") { node, _ in (node.text, node.searchText) = (String(prompt), text) }
    }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        adding("refreshable") { node, _ in node.refresh = action }
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        within("onAppear") { $0.action = action }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        adding("onChange") { node, _ in
            node.value = value
            node.react = { old in
                let old = old as? V
                if old.map({ $0 != value }) ?? initial { action(old ?? value, value) }
            }
        }
    }
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let content = data.map { (message($0), actions($0)) }
        return adding("alerts") { node, place in
            guard isPresented.wrappedValue, let content else { return }
            node.children = [place.child("alert").node("alert", String(title), content.0, content.1)]
            node.children[0].isPresented = isPresented
        }
    }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding("navigationDestination") { node, place in
            node.destination = { value in (value.base as? D).map { place.child(value).nodes(of: destination($0)) } }
        }
    }
    public func disabled(_ disabled: Bool) -> some View {
        within("disabled") { $0.isDisabled = disabled }
    }
}
