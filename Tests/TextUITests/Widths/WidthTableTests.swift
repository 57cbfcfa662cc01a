import Testing

@testable import TextUI

@Suite("Width table")
struct WidthTableTests {
    @Test("The runs of the width table cover planes 0 and 1 completely")
    func coverage() {
        #expect(ScalarClass.of("\u{0}") == .control)
        #expect(ScalarClass.of("\u{1FFFF}") == .unknown)
        #expect(ScalarClass.of("\u{1FBF9}") == .narrow)
        #expect(ScalarClass.of("\u{1FBFA}") == .unknown)
    }

    @Test("A scalar that the width table marks as a separate cluster is never joined to another by Swift")
    func agreesWithGraphemeBreaking() {
        let alone = (UInt32(0x20)..<0x20000).compactMap(Unicode.Scalar.init).filter { ScalarClass.of($0).standsAlone }
        let joined = alone.filter { scalar in
            var string = String.UnicodeScalarView()
            string.append(contentsOf: ["a", scalar, scalar, "a"])
            return String(string).count != 4
        }
        #expect(alone.count > 60_000)
        #expect(joined.isEmpty, "\(joined.prefix(10).map { String($0.value, radix: 16) })")
    }
}
