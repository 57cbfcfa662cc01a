import Testing

@testable import TextUI

@Suite("Cell")
struct CellTests {
    @Test("Has no padding, so that rows can be compared as memory")
    func layout() {
        #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
    }
}
