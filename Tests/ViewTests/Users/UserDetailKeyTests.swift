import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of one person's screen", .leakChecks, .endsWhenStuck)
struct UserDetailKeyTests {
    @Test("On a person's screen, the b key adds a bookmark, and the key's hint says what the key does next")
    func bookmark() async {
        let detail = PeopleBehind.detail()
        #expect(detail.screen.keyHints.map(\.action) == ["bookmark", "share"])
        detail.screen.press(.character("b"))
        await detail.people.settle()
        #expect(detail.people.store.users == [.sample()])
        #expect(detail.screen.keyHints.map(\.action) == ["remove bookmark", "share"])
    }

    @Test("On a person's screen, the s key shares the person")
    func share() {
        let detail = PeopleBehind.detail()
        detail.screen.press(.character("s"))
        #expect(detail.people.shared == ["Check out Ada Lovelace from London, United Kingdom!"])
    }

    @Test(
        "Keys scroll a person's screen only to the end",
        arguments: [([Key.down], 1), ([.end], 7), ([.end, .up], 6)])
    func scrolling(keys: [Key], firstLine: Int) {
        let detail = PeopleBehind.detail()
        for key in keys {
            detail.screen.draw()
            detail.screen.press(key)
        }
        #expect(detail.screen.draw().report.shownRows?.lowerBound == firstLine)
    }

    @Test("A person's screen leaves unused keys to the shell", arguments: [Key.character("r"), .enter, .escape, .left])
    func others(key: Key) {
        #expect(!PeopleBehind.detail().screen.handle(key))
    }
}
