import Terminal
import Testing
import TextUI

@Suite("Detecting a terminal's abilities")
struct TerminalDetectionTests {
    @Test("A dumb terminal cannot show apps", arguments: [(nil, true), ("xterm", true), ("", true), ("dumb", false)])
    func canShowApps(type: String?, expected: Bool) {
        #expect(TerminalSession.canShowApps(environment: ["TERM": type].compactMapValues(\.self)) == expected)
    }

    @Test(
        "A terminal gets ASCII symbols if its locale names a character set other than UTF-8",
        arguments: [
            ([:], false), (["LANG": "C"], false), (["LC_ALL": "POSIX"], false), (["LANG": "de_DE"], false),
            (["LANG": "de_DE@euro"], false), (["LANG": "C.UTF-8"], false), (["LANG": "en_US.utf8"], false),
            (["LC_CTYPE": "ja_JP.UTF8@x"], false), (["LANG": "de_DE.ISO-8859-15@euro"], true),
            (["LANG": "ja_JP.eucJP"], true), (["LC_CTYPE": "en_US.US-ASCII"], true),
            (["LC_ALL": "", "LC_CTYPE": "", "LANG": "ru_RU.KOI8-R"], true),
            (["LC_ALL": "C.UTF-8", "LANG": "de_DE.ISO-8859-1"], false),
            (["LC_ALL": "de_DE.ISO-8859-1", "LANG": "C.UTF-8"], true),
            (["LC_CTYPE": "C", "LANG": "de_DE.ISO-8859-1"], false),
        ])
    func characterSet(environment: [String: String], isASCII: Bool) {
        #expect(Symbols.detect(environment: environment) == (isASCII ? .ascii : .unicode))
    }

    @Test(
        "A terminal's colour depth follows TERM, COLORTERM and NO_COLOR",
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
    func colorDepth(environment: [String: String], depth: ColorDepth) {
        #expect(ColorDepth.detect(environment: environment) == depth)
    }
}
