import Synchronization
import Testing

/// The arguments of a parameterised test's case, as they appear in the names of its snapshots.
struct CaseArguments: Sendable {
    let texts: [String]
    /// Whether an argument has no text of its own, so that `texts` has the case's number in its place.
    var isNumbered = false

    /// The number of each case among the cases with equal texts, by the identity that Swift Testing gives to it.
    private static let numbers = Mutex<[Test.ID: [String: Int]]>([:])

    /// Returns nil if this version of Swift Testing hides the arguments, or if each pass over them makes new ones.
    static func of(_ testCase: Test.Case, in test: Test) -> Self? {
        guard testCase.isParameterized else { return Self(texts: []) }
        guard let shown = shown(testCase) else { return nil }
        guard shown.names.contains(nil) else { return Self(texts: shown.names.compactMap(\.self)) }
        let known = numbers.withLock { $0[test.id] } ?? numbers(in: test)
        guard let number = known[shown.id] else { return nil }
        var place: String? = "case \(number)"
        return Self(texts: shown.names.compactMap { $0 ?? place.take() }, isNumbered: true)
    }

    private static func numbers(in test: Test) -> [String: Int] {
        let cases = Mirror(reflecting: test).descendant("testCasesState", "some", "evaluated")
        var counts: [[String?]: Int] = [:]
        var known: [String: Int] = [:]
        for shown in (cases as? any Sequence<Test.Case>)?.compactMap(shown) ?? [] {
            counts[shown.names, default: 0] += 1
            known[shown.id] = counts[shown.names]
        }
        numbers.withLock { [known] in $0[test.id] = known }
        return known
    }

    private static func shown(_ testCase: Test.Case) -> (names: [String?], id: String)? {
        guard let kind = child("_kind", of: testCase), let parameterized = child("parameterized", of: kind),
            let arguments = child("arguments", of: parameterized).map({ Mirror(reflecting: $0).children.map(\.value) })
        else { return nil }
        let names = arguments.compactMap { child("value", of: $0).map(argumentName(of:)) }
        guard names.count == arguments.count, !names.isEmpty else { return nil }
        let ids = names.contains(nil) ? arguments.map { child("id", of: $0) } : []
        return (names, "\(ids) \(child("discriminator", of: parameterized) ?? 0)")
    }
}
