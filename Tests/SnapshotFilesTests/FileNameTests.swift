import Testing

@testable import SnapshotFiles

@Suite("A part of a snapshot's file name")
struct FileNameTests {
    @Test(
        "A safe text becomes the file name, with plus signs instead of spaces",
        arguments: [
            ("list", "list"), ("80x24", "80x24"), ("-1_a", "-1_a"), ("two words", "two+words"), ("  x", "++x"),
        ])
    func safe(text: String, name: String) {
        #expect(FileName(text).description == name)
    }

    @Test(
        "A file name has a checksum if it cannot contain the text unchanged",
        arguments: [
            ("", "811c9dc5"), ("/", "2a0c975e"), ("../up", "up-"), ("a: b/c", "a-b-c-"), ("Zoë", "Zo-"),
            ("1.5", "1-5-"), ("two, words", "two-words-"), ("two+words", "two-words-"),
        ])
    func lossy(text: String, start: String) {
        let name = FileName(text).description
        #expect(name.hasPrefix(start))
        #expect(name.utf8.count == (start.hasSuffix("-") ? start.utf8.count + 8 : 8))
    }

    @Test(
        "A file name has a checksum if the part before the first dot would name a Windows device",
        arguments: ["con", "Prn", "AUX", "nul", "com1", "COM9", "lpt1", "Lpt9", "conin$", "CONOUT$"])
    func devices(text: String) {
        let name = FileName(text, isStart: true).description
        #expect(name.hasPrefix("\(text.filter { $0 != "$" })-"))
        #expect(name.utf8.count > text.utf8.count + 4)
    }

    @Test(
        "A text that names no Windows device becomes the file name unchanged",
        arguments: ["com", "com0", "com10", "lpt", "console", "null", "aux_"])
    func noDevices(text: String) {
        #expect(FileName(text, isStart: true).description == text)
        #expect(FileName("con").description == "con")
    }

    @Test("Texts that differ only in unsafe characters have different file names")
    func distinct() {
        let texts = ["a/b", "a:b", "a.b", "a-b", "a b", "a+b", "a  b", "/a-b", "a-b/", "ä", "a\u{308}", "日", "本", ""]
        #expect(Set(texts.map { FileName($0).description }).count == texts.count)
    }

    @Test("File names have at most 60 bytes, and still differ for long texts")
    func long() {
        let start = String(repeating: "a", count: 60)
        let names = [start, start + "b", start + "c"].map { FileName($0).description }
        #expect(names.map(\.utf8.count) == [60, 60, 60])
        #expect(Set(names).count == 3)
    }

    @Test("A file name joins several arguments with commas, in at most 60 bytes")
    func joined() {
        #expect(FileName(joining: [FileName("lost"), FileName("80x24")]).description == "lost,80x24")
        let many = FileName(joining: (1...40).map { FileName("\($0)") }).description
        #expect(many.utf8.count == 60)
    }
}
