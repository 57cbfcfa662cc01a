import Testing

@Suite("The table of directions")
struct AllTargetsTests {
    @Test("has only targets that the manifest has")
    func targets() async throws {
        let targets = try await Manifest.ofThisPackage().names
        #expect(Set(LayersTests.direction.keys).subtracting(targets) == [])
    }
}
