import Testing

@Suite("The guard of this package")
struct GuardTests {
    @Test("One target carries the guard; every build includes this target, and no product needs it")
    func carrier() async throws {
        let manifest = try await Manifest.ofThisPackage()
        let inProducts = try manifest.reach(of: manifest.products.flatMap(\.targets))
        let carriers = manifest.targets.filter(\.isGuarded)
        #expect(carriers.map(\.name) == ["TestDoubles"])
        #expect(carriers.map(\.type) == ["regular"], "a plain `swift build` does not build test targets")
        #expect(inProducts.isDisjoint(with: carriers.map(\.name)))
        #expect(inProducts.isSuperset(of: ["SnapshotFiles", "View", "Demo"]))
    }
}
