/// A weak reference to an object of the five layers, of Binding or of Shell.
public struct Weak {
    public private(set) weak var object: AnyObject?
    public let type: String
}

extension [Weak] {
    /// The types of the objects that are still alive.
    public var alive: Set<String> { Set(filter { $0.object != nil }.map(\.type)) }
}

/// The objects that can be reached through stored properties, found by reflection.
public struct ObjectGraph {
    private static let modules: Set = ["Binding", "Interactor", "ViewModel", "View", "Coordinator", "Shell"]

    private var known: Set<ObjectIdentifier> = []
    private var found: Set<ObjectIdentifier> = []
    private var objects: [Weak] = []
    private var names: [ObjectIdentifier: (module: Substring, type: String)] = [:]

    public init() {}

    /// Returns the objects reachable from `root`, including `root`, but without the known objects.
    public mutating func objects(from root: AnyObject) -> [Weak] {
        found = known
        objects = []
        visit(root)
        // `visit` skips a root that is known or is defined in a test; its children are visited anyway.
        visitChildren(of: Mirror(reflecting: root))
        return objects
    }

    /// Adds the objects reachable from `root` to the known objects.
    public mutating func learn(from root: AnyObject) {
        _ = objects(from: root)
        known = found
    }

    private mutating func visit(_ value: Any) {
        let name = name(of: type(of: value))
        // Skips models: there are many of them, and they contain no references to objects.
        guard name.module != "Model" else { return }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .class else { return visitChildren(of: mirror) }
        let object = value as AnyObject
        guard Self.modules.contains(String(name.module)), found.insert(ObjectIdentifier(object)).inserted else {
            return
        }
        objects.append(Weak(object: object, type: name.type))
        visitChildren(of: mirror)
    }

    private mutating func visitChildren(of mirror: Mirror) {
        for child in mirror.children { visit(child.value) }
    }

    private mutating func name(of type: Any.Type) -> (module: Substring, type: String) {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = (String(reflecting: type).prefix { $0 != "." }, "\(type)")
        names[ObjectIdentifier(type)] = name
        return name
    }
}
