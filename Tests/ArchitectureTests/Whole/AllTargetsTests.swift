import Testing

@Suite("The table of the targets' dependencies")
struct AllTargetsTests {
    @Test("Each target in the table of the targets' dependencies is in the manifest")
    func targets() async throws {
        let targets = try await Manifest.ofThisPackage().names
        #expect(Set(LayersTests.direction.keys).subtracting(targets) == [])
    }
}
