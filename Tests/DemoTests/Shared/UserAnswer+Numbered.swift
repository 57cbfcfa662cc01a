import TestDoubles

extension UserAnswer {
    /// Returns a page with one person for each number; number 1 has the first name `Nr1`.
    static func numbered(_ numbers: ClosedRange<Int>, seed: String = "abc") -> String {
        let people = numbers.map { number in
            user((#""Ines""#, #""Nr\#(number)""#), ("ines.okafor", "nr\(number)"), ("bluecat1", "nr\(number)"))
        }
        return page(people, seed: seed)
    }
}
