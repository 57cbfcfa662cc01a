import Terminal
import TestKit
import Testing
import TextUI

@testable import Benchmarks

@MainActor
@Suite("The scroll workload")
struct ScrollWorkloadTests {
    private func lines(_ workload: ScrollWorkload, scrolledTo offset: Int) -> [String] {
        workload.frame(scrolledTo: offset).grid.plainText.split(separator: "\n").map(String.init)
    }

    @Test("The scroll workload shows a bordered list scrolled to a given offset, and selects the middle row")
    func frame() {
        let lines = lines(ScrollWorkload(rows: ScrollWorkload.latin, count: 1000), scrolledTo: 2)
        #expect(lines.count == 40)
        #expect(lines[0].hasPrefix("╭─ Users (1000) ──"))
        #expect(lines[1].hasPrefix("│  Chloé Nuñez 0002"))
        #expect(lines[20].hasPrefix("│▸ Fatima Turing 0021"))
        #expect(lines[38].hasPrefix("│  Haskell Hamilton 0039"))
    }

    @Test("The mixed rows contain wide characters and emoji")
    func mixed() {
        let lines = lines(ScrollWorkload(rows: ScrollWorkload.mixed, count: 1000), scrolledTo: 1)
        #expect(lines[1].contains("김 0001") && lines[1].contains("東京都"))
        #expect(lines[3].contains("Smile 😀 0003"))
    }

    @Test("If a list needs more rows than the workload has, the rows are repeated")
    func million() {
        let lines = lines(ScrollWorkload(rows: ScrollWorkload.latin, count: 1_000_000), scrolledTo: 999_962)
        #expect(lines[38].contains("0999"))
    }

    @Test("Scrolled frames take at most 400 bytes on average; unchanged frames take none", arguments: [false, true])
    func step(isMixed: Bool) {
        var workload = ScrollWorkload(rows: isMixed ? ScrollWorkload.mixed : ScrollWorkload.latin, count: 1000)
        #expect(workload.step(0) > 1000)
        let count = SlowTests.areEnabled ? 100 : 20
        let bytes = (1...count).reduce(0) { $0 + workload.step($1) }
        #expect(1...400 ~= bytes / count)
        #expect(workload.step(count) == 0)
    }
}
