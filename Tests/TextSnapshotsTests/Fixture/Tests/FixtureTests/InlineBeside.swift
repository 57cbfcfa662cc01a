// Tabs, and several calls on a line.
// swift-format-ignore-file
import Testing
import TextSnapshots

@Suite(.enabled(if: isInline)) struct InlineBeside {
	@Test func beside() {
		#expect(isInline); expectInlineSnapshot(of: "1\t\n\t2", as: .lines); expectInlineSnapshot(of: 2, as: .dump) { /* two */ "old" }
		expectInlineSnapshot(of: "\nthree\r\n", as: .lines, matches: { "old" })
	}
}
