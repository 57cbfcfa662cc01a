/// Not in SwiftUI: what a view comes to.
@MainActor package struct Node {
    package let kind: String
    package var text = ""
    package var children: [Node] = []
    /// What modifiers say, each by its name.
    package var attributes: [String: String] = [:]
    /// The options of a picker, each with the value that it stands for.
    package var options: [Node] = []
    package var tag: AnyHashable?
    package var isDisabled = false
    /// Whether it is in a list, where it appears when it is scrolled to.
    package var isInList = false
    package var action: (() -> Void)?
    package var refresh: (() async -> Void)?
    package var isOn: Binding<Bool>?
    package var searchText: Binding<String>?
    package var select: ((AnyHashable) -> Void)?
    package var isPresented: Binding<Bool>?
    /// A value that is watched, and what to do with the one before.
    var value: Any?
    var react: ((_ old: Any?) -> Void)?
    var destination: ((AnyHashable) -> [Node]?)?
    /// Where it is among the others.
    package let place: String

    /// The node and all within it, each knowing what holds for it by where it is.
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

/// Not in SwiftUI: where a view is among the others, which is its identity.
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
