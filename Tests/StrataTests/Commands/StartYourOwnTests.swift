import Foundation
import Testing

@testable import Strata

@Suite("The article about an app of one's own")
struct StartYourOwnTests {
    @Test("names commands that there are")
    func commands() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Documentation/StartYourOwn.md")
        let article = try String(contentsOf: file.standardized, encoding: .utf8)
        let commands = article.matches(of: #/(?:^|`)swift run strata ([^`\n]+)/#.anchorsMatchLineEndings())
        #expect(commands.count == 6)
        for command in commands {
            #expect(throws: Never.self, "\(command.output.0)") {
                try Command(parsing: command.output.1.split(separator: " ").map(String.init))
            }
        }
    }
}
