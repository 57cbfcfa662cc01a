import TestKit
import Testing

@Suite("A seeded generator")
struct SeededGeneratorTests {
    @Test("A seeded generator returns the numbers of SplitMix64")
    func reference() {
        // https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("A seeded generator picks from all elements, and returns numbers below the bound")
    func choices() {
        var generator = SeededGenerator(seed: 1)
        #expect(Set((0..<100).map { _ in generator.pick(["a", "b", "c"]) }) == ["a", "b", "c"])
        #expect(Set((0..<100).map { _ in generator.number(below: 3) }) == [0, 1, 2])
    }
}
