import Testing
import TextUI

@Suite("Sanitized text")
struct SanitizedTextTests {
    @Test(
        "Text that a terminal draws unchanged stays unchanged",
        arguments: [
            "", "Ada Lovelace", "Søren Kierkegaard", "e\u{301}", "山田太郎", "葛\u{E0100}城", "안녕", "ประเทศไทย", "नमस्ते",
            "क्\u{200D}ष",
            "می\u{200C}خواهم", "ه\u{200D}", "👩🏽‍🚀", "🇩🇪🇫🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "שלום", "0\u{FE00}",
        ])
    func kept(_ string: String) {
        #expect(SanitizedText(string).string.unicodeScalars.elementsEqual(string.unicodeScalars))
    }

    @Test(
        "Controls, and the sequences that they start, are shown",
        arguments: [
            ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"), ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("\u{9B}2J", "�2J"),
            ("\u{1B}]52;c;cm0=\u{1B}\\", "␛]52;c;cm0=␛\\"), ("\u{1B}_Ga=T\u{1B}\\", "␛_Ga=T␛\\"), ("a\u{0}b", "a␀b"),
            ("a\tb\r\nc", "a␉b␍␊c"), ("\u{8}\u{8}", "␈␈"), ("\u{7F}", "␡"), ("\u{90}q\u{9C}", "�q�"),
            ("\u{E}x\u{F}", "␎x␏"),
            ("\u{85}\u{2028}\u{2029}", "���"),
        ])
    func controls(_ string: String, _ shown: String) {
        #expect(SanitizedText(string).string == shown)
    }

    @Test(
        "Bidirectional controls are shown, each as one replacement character",
        arguments: [
            "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
            "\u{200E}", "\u{200F}", "\u{61C}",
        ])
    func bidirectionalControls(_ control: String) {
        #expect(SanitizedText("a\(control)b").string == "a�b")
    }

    @Test(
        "Characters that terminals do not show, or show differently, are replaced",
        arguments: [
            ("a\u{200B}b", "a�b"), ("\u{FEFF}a", "�a"), ("a\u{2060}b", "a�b"), ("\u{3164}", "�"),
            ("\u{115F}\u{1161}", "��"),
            ("\u{E000}", "�"), ("\u{10EEEE}\u{305}", "�\u{305}"), ("\u{FFFF}", "�"), ("\u{FFF9}a\u{FFFB}", "�a�"),
            ("\u{378}", "�"), ("\u{E0041}\u{E0042}", "�"), ("auf\u{AD}lage", "auf-lage"), ("\u{E0001}", "�"),
        ])
    func withoutInk(_ string: String, _ shown: String) {
        #expect(SanitizedText(string).string == shown)
    }

    @Test(
        "Anything out of place in a cluster becomes one replacement character, with the rest of the cluster",
        arguments: [
            ("x\u{FE0F}", "x�"), ("x\u{FE00}\u{FE00}\u{301}", "x\u{FE00}�"), ("a\u{E0100}", "a�"), ("\u{FE0F}", "�"),
            ("a\u{200D}b", "a�b"), ("👩\u{200D}", "👩�"), ("👩\u{200D}\u{200D}🔬", "👩�🔬"), ("\u{200D}🔬", "�🔬"),
            ("🏴\u{E0067}\u{E0062}", "🏴�"), ("😀\u{E0068}\u{E0069}\u{E007F}", "😀�"), ("🏻", "�"), ("a🏻", "a�"), ("1🏻", "1�"),
            ("\u{1100}\u{AC00}", "\u{1100}�"), ("\u{11A8}", "�"), ("a\u{600}", "a�"), ("🇩\u{200D}", "🄳�"),
        ])
    func outOfPlace(_ string: String, _ shown: String) {
        #expect(SanitizedText(string).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test(
        "A mark with nothing before it is put on a dotted circle",
        arguments: [("\u{301}a", "◌\u{301}a", 2), ("\u{93E}", "◌\u{93E}", 2), ("\u{1B}\u{301}", "␛\u{301}", 1)])
    func loneMark(_ string: String, _ shown: String, _ width: Int) {
        #expect(SanitizedText(string).string == shown)
        #expect(SanitizedText(string).width == width)
    }

    @Test("Half a flag becomes a squared letter, which cannot form a flag with its neighbour")
    func halfFlag() {
        #expect(SanitizedText("🇩").string == "🄳")
        #expect(SanitizedText("🇩🇪🇫").string == "🇩🇪🄵")
        #expect(SanitizedText("🇩\u{301}🇪").string == "🄳\u{301}🄴")
    }

    @Test("A cluster keeps at most 32 scalars, and shows if it had more")
    func boundedClusters() {
        let tower = "a" + String(repeating: "\u{301}", count: 1000)
        #expect(SanitizedText(tower).string == "a" + String(repeating: "\u{301}", count: 31) + "�")
        #expect(SanitizedText(String(repeating: "\u{600}", count: 1000) + "a").string == "�")
        #expect(SanitizedText(String(repeating: "क्", count: 1000)).string.unicodeScalars.count == 33)
    }
}
