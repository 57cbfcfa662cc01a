import Model
import Testing

@Suite("A photo's colour")
struct PhotoColorTests {
    @Test(
        "is read from six hexadecimal digits after a number sign",
        arguments: [
            ("#60544D", PhotoColor(red: 0x60, green: 0x54, blue: 0x4D)),
            ("#ffffff", PhotoColor(red: 255, green: 255, blue: 255)),
            ("60544D", nil), ("#60544", nil), ("#60544DD", nil), ("#+0544D", nil), ("", nil), ("#éééééé", nil),
        ])
    func hexadecimal(text: String, color: PhotoColor?) {
        #expect(PhotoColor(hexadecimal: text) == color)
    }
}
