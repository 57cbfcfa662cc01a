import Testing
import TextSnapshots

let isInline = environment["FIXTURE"] == "inline"

@Suite(.enabled(if: isInline)) struct Inline {
    @Test func recorded() {
        expectInlineSnapshot(of: "Hello, Ada!", as: .lines)
        expectInlineSnapshot(of: "Hello, Ada!", as: .lines)
        expectInlineSnapshot(of: "\"\"\" \\ \u{1B}[1m\n\n\tend ", as: .lines) {
            "old"
        }
        expectInlineSnapshot(of: "", as: .lines) { "old" }
    }

    @Test(arguments: [1, 2]) func cases(number: Int) async throws {
        for _ in 1...2 {
            expectInlineSnapshot(
                of: number > 0,
                as: .dump
            )
        }
    }
}
