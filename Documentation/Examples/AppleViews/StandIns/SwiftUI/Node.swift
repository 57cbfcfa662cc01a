/// Not in SwiftUI: the result of evaluating a view.
@MainActor package struct Node {
    package let kind: String
    package var text = ""
    package var children: [Node] = []
    /// The values of modifiers, by the modifiers' names.
    package var attributes: [String: String] = [:]
    /// The options of a picker, each tagged with its value.
    package var options: [Node] = []
    package var tag: AnyHashable?
    package var isDisabled = false
    /// Whether the node is in a list, where it appears only when a test scrolls to it.
    package var isInList = false
    package var action: (() -> Void)?
    package var refresh: (() async -> Void)?
    package var isOn: Binding<Bool>?
    package var searchText: Binding<String>?
    package var select: ((AnyHashable) -> Void)?
    package var isPresented: Binding<Bool>?
    /// The value of `onChange`, and its action, which takes the previous value.
    var value: Any?
    var react: ((_ old: Any?) -> Void)?
    var destination: ((AnyHashable) -> [Node]?)?
    /// The node's position in the tree.
    package let place: String

    /// The node and its descendants, which inherit `isDisabled` and `isInList`.
    package var all: [Node] {
        let within = children.flatMap { child in
            child.with(\.isDisabled, child.isDisabled || isDisabled).with(\.isInList, isInList || kind == "List").all
        }
        return [self] + within
    }

    func with<Value>(_ keyPath: WritableKeyPath<Node, Value>, _ value: Value) -> Node {
        var node = self
        node[keyPath: keyPath] = value
        return node
    }
}

/// Not in SwiftUI: a view's position in the tree, which is its identity.
@MainActor package struct Place {
    let path: String
    let host: ViewHost

    func child(_ part: Any) -> Place { Place(path: "\(path)/\(part)", host: host) }

    func nodes(of view: any View) -> [Node] {
        if let primitive = view as? any Primitive { return primitive.nodes(self) }
        let place = child(type(of: view))
        for property in Mirror(reflecting: view).children {
            (property.value as? any AnyState)?.install(at: "\(place.path).\(property.label ?? "")", in: host)
        }
        return place.nodes(of: view.body)
    }

    func node(_ kind: String, _ text: String = "", _ children: any View...) -> Node {
        let nodes = children.enumerated().flatMap { child($0.offset).nodes(of: $0.element) }
        return Node(kind: kind, text: text, children: nodes, place: path)
    }
}
