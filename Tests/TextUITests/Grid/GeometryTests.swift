import Testing
import TextUI

@Suite("Geometry")
struct GeometryTests {
    private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

    @Test("Negative sides count as zero")
    func negativeSides() {
        #expect(Size(width: -1, height: -2) == .zero)
        #expect(Rect(x: 0, y: 0, width: -1, height: 2).isEmpty)
        #expect(Insets(top: -1) == Insets())
    }

    @Test(
        "A rectangle contains its cells",
        arguments: [((2, 1), true), ((5, 3), true), ((6, 3), false), ((5, 4), false), ((1, 1), false)])
    func contains(point: (Int, Int), expected: Bool) {
        #expect(rect.contains(Point(x: point.0, y: point.1)) == expected)
    }

    @Test("The intersection is what two rectangles share")
    func intersection() {
        #expect(rect.intersection(Rect(x: 0, y: 2, width: 3, height: 9)) == Rect(x: 2, y: 2, width: 1, height: 2))
        #expect(rect.intersection(Rect(x: 6, y: 1, width: 9, height: 9)).isEmpty)
        #expect(rect.intersection(rect) == rect)
    }

    @Test("Insets are taken off until nothing is left")
    func inset() {
        #expect(rect.inset(by: Insets(top: 1, leading: 1, trailing: 1)) == Rect(x: 3, y: 2, width: 2, height: 2))
        #expect(rect.inset(by: Insets(leading: 9)).isEmpty)
    }
}
