import Terminal
import Testing
import TextUI

@Suite("Colour depth from the environment")
struct ColorDepthDetectionTests {
    @Test(
        "is what the terminal claims",
        arguments: [
            ([:], .none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none), (["TERM": "xterm"], .ansi16),
            (["TERM": "linux"], .ansi16), (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "tmux-256color", "COLORTERM": ""], .ansi256),
            (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .ansi256),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
        ] as [([String: String], ColorDepth)])
    func detects(environment: [String: String], depth: ColorDepth) {
        #expect(ColorDepth.detect(environment: environment) == depth)
    }
}
