import Testing

@Suite("The table of the targets' dependencies")
struct AllTargetsTests {
    @Test("The table of the targets' dependencies has only targets that the manifest has")
    func targets() async throws {
        let targets = try await Manifest.ofThisPackage().names
        #expect(Set(LayersTests.direction.keys).subtracting(targets) == [])
    }
}
