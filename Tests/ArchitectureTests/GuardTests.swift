import Testing

@Suite("LayerGuard in this package")
struct GuardTests {
    @Test("Only one target has LayerGuard as a plugin, and this target is in every build but in no product")
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
