import Foundation
import Testing

@MainActor
@Suite("The files with the states of screens")
struct ScreenStateFilesTests {
    @Test("The files with the states of screens name every screen of the demo")
    func completeness() throws {
        let folder = URL(filePath: #filePath).appending(path: "../..").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.contains("/ScreenState+") }
        let states = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        let screens = Set(states.matches(of: /--screen ([a-z-]+)/).map { String($0.1) })
        #expect(try screens == Set(screensOfDemo()))
    }
}
