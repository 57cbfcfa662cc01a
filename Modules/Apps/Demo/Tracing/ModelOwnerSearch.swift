import Binding

/// A search for the interactors that an object holds, directly or through other objects.
struct ModelOwnerSearch {
    private var visited: Set<ObjectIdentifier> = []
    /// The modules whose types belong to the main actor and may hold an interactor.
    ///
    /// Other objects, such as a service's connection, may be changed by another thread during the search.
    private static let modules = ["Coordinator.", "View.", "ViewModel.", "Interactor.", "Shell.", "Binding."]
    /// Maps each type found so far to whether its values are searched.
    private static var isSearched: [ObjectIdentifier: Bool] = [:]

    /// Returns the interactors that can be reached from `root` through stored properties.
    ///
    /// The search sees neither the captures of closures nor the content of an interactor's own model.
    mutating func owners(in root: Any) -> [any ModelOwner] {
        guard Self.searches(type(of: root)) else { return [] }
        let isObject = type(of: root) is AnyClass
        guard !isObject || visited.insert(ObjectIdentifier(root as AnyObject)).inserted else { return [] }
        let owner = root as? any ModelOwner
        var owners = owner.map { [$0] } ?? []
        var mirror = Optional(Mirror(reflecting: root))
        while let present = mirror {
            for child in present.children where owner == nil || child.label != "model" && child.label != "_model" {
                owners += self.owners(in: child.value)
            }
            mirror = present.superclassMirror
        }
        return owners
    }

    /// Returns whether a type is from one of `modules`, or is an array or another container of such a type.
    private static func searches(_ type: Any.Type) -> Bool {
        if let known = isSearched[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        let isSearched = modules.contains(where: name.contains)
        self.isSearched[ObjectIdentifier(type)] = isSearched
        return isSearched
    }
}
