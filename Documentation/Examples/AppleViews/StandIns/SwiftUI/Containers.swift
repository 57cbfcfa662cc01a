public struct HStack<Content: View>: Primitive {
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    package func nodes(_ place: Place) -> [Node] { [place.node("HStack", "", content)] }
}

public struct VStack<Content: View>: Primitive {
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    package func nodes(_ place: Place) -> [Node] { [place.node("VStack", "", content)] }
}

public struct Spacer: Primitive {
    public init(minLength: CGFloat? = nil) {}
    package func nodes(_ place: Place) -> [Node] { [] }
}

public struct List<SelectionValue: Hashable, Content: View>: Primitive {
    let content: Content
    package func nodes(_ place: Place) -> [Node] { [place.node("List", "", content)] }
}
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
    let (header, content, footer): (Parent, Content, Footer)
    package func nodes(_ place: Place) -> [Node] { [place.node("Section", "", header, content, footer)] }
}
extension Section {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, footer: { EmptyView() }) }
}
extension Section where Parent == Text, Footer == EmptyView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

public struct LabeledContent<Label: View, Content: View>: Primitive {
    let (label, content): (Label, Content)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    package func nodes(_ place: Place) -> [Node] { [place.node("LabeledContent", "", label, content)] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { (self.data, self.id, self.content) = (data, id, content) }

    /// Each node has the element's ID as its tag, which a picker needs.
    package func nodes(_ place: Place) -> [Node] {
        let ids = data.map { $0[keyPath: id] }
        // SwiftUI only warns of equal IDs, and its result is undefined.
        precondition(Set(ids).count == ids.count, "Two elements have the same ID.")
        return data.flatMap { element in
            place.child(element[keyPath: id]).nodes(of: content(element)).map { $0.with(\.tag, element[keyPath: id]) }
        }
    }
}
extension ForEach {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }
}

public struct NavigationStack<Data, Root: View>: Primitive {
    let path: Binding<Data>
    let root: Root
    let elements: (Data) -> [AnyHashable]

    /// Returns the nodes of the front element; the elements behind it keep their state.
    package func nodes(_ place: Place) -> [Node] {
        let behind = place.child("root").nodes(of: root)
        let destinations = behind.flatMap(\.all).compactMap(\.destination)
        let pushed = elements(path.wrappedValue).map { element in
            destinations.lazy.compactMap { $0(element) }.first ?? []
        }
        return pushed.last ?? behind
    }
}
extension NavigationStack {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(path: path, root: root()) { data in data.map { AnyHashable($0) } }
    }
}
