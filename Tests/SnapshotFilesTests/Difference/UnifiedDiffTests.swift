import Testing

@testable import SnapshotFiles

@Suite("A unified diff")
struct UnifiedDiffTests {
    // Expected output of GNU diff 3.8, without the file names.
    @Test(
        "A unified diff equals the output of diff -u",
        arguments: [
            ("", "", ""),
            ("a\n", "a\n", ""),
            ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
            ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
            ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
            ("a\nb\n", "b\n", "@@ -1,2 +1 @@\n-a\n b\n"),
            ("a\na\n", "a\n", "@@ -1,2 +1 @@\n a\n-a\n"),
            ("a\n", "a\na\n", "@@ -1 +1,2 @@\n a\n+a\n"),
            ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
            (
                "1\n2\n3\n4\nxa\n5\n", "1\n2\n3\n4\nxb\n5\n",
                "@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-xa\n+xb\n 5\n"
            ),
            (
                "1\na\n2\n3\n4\n5\n", "1\nxa\n2\n3\n4\n5\n",
                "@@ -1,5 +1,5 @@\n 1\n-a\n+xa\n 2\n 3\n 4\n"
            ),
            ("e\u{301}\n", "é\n", "@@ -1 +1 @@\n-e\u{301}\n+é\n"),
            ("x\na", "y\na", "@@ -1,2 +1,2 @@\n-x\n+y\n a\n\\ No newline at end of file\n"),
        ])
    func format(old: String, new: String, diff: String) {
        #expect(makeDiff(old, new) == diff)
    }

    @Test("A unified diff keeps three lines around a change, and joins changes that are close")
    func hunks() {
        let old = (1...30).map { "\($0)\n" }
        var new = old
        new[4] = "five\n"
        new[11] = "twelve\n"
        new[19] = "twenty\n"
        #expect(
            makeDiff(old.joined(), new.joined()) == """
                @@ -2,14 +2,14 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                 9
                 10
                 11
                -12
                +twelve
                 13
                 14
                 15
                @@ -17,7 +17,7 @@
                 17
                 18
                 19
                -20
                +twenty
                 21
                 22
                 23

                """)
    }

    private func makeDiff(_ old: String, _ new: String) -> String {
        UnifiedDiff(from: Array(old.utf8)[...], to: Array(new.utf8)[...]).description
    }
}
