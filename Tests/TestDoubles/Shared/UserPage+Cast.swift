public import Model

extension User {
    /// A person with only a name, an email address and a username.
    public static let stranger = User(
        name: Name(first: "Sam", last: "Stranger"), email: "sam@example.com", username: "sam")

    /// People whose texts could break the layout with control characters, wide characters or great length.
    public static let hostile: [User] = [
        .sample("\u{1B}[31mRed", "\u{1B}[2J\u{7}", city: "\u{1B}]0;title\u{7}", country: "\u{9B}5m"),
        .sample("\u{202E}Right", "to left\u{2066}", city: "\u{200F}here", country: "\u{2069}\u{200B}"),
        .sample("Line\nBreak", "\r\tTab\u{85}\u{2028}", city: "\u{0}\u{8}\u{7F}", country: "a\u{B}b\u{C}c"),
        .sample("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "🇩🇪🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿", city: "✊🏿✊🏿", country: "☎️☎︎"),
        .sample("漢字漢字漢字漢字漢字漢", "字漢字漢字漢字漢字", city: "ﾊﾝｶｸ全角", country: "한국한국한국한국"),
        .sample(
            "Z" + String(repeating: "\u{301}\u{489}", count: 60), "\u{301}mark first", city: "n\u{303}",
            country: "\u{200D}\u{FE0F}"),
        .sample(
            String(repeating: "Long", count: 100), "Name", email: String(repeating: "e", count: 300) + "@example.com",
            city: String(repeating: "Wide漢", count: 50), country: ""),
    ]
}

extension UserPage {
    /// A full page of invented people, some of whose names are hard to lay out.
    public static let cast = UserPage(
        users: [
            .sample(),
            .sample("Renée", "Ångström", city: "Malmö", country: "Sweden"),
            .sample("太郎", "山田", email: "taro@example.jp", city: "東京", country: "日本"),
            .sample("Zoe\u{308}", "Mu\u{308}ller", email: "zoe@example.de", city: "Ko\u{308}ln", country: "Germany"),
            .sample("مریم", "احمدی", email: "maryam@example.ir", city: "تهران", country: "Iran"),
            .sample("נועה", "לוי", email: "noa@example.il", city: "חיפה", country: "Israel"),
            .sample(
                "Wolfeschlegelsteinhausen", "Bergerdorff-Featherstonehaugh",
                email: "wolfeschlegelsteinhausen.bergerdorff@a-very-long-domain-name.example.com",
                city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", country: "United Kingdom"),
            .sample("Nguyễn", "Thị Ánh", email: "anh@example.vn", city: "Đà Nẵng", country: "Việt Nam"),
            .sample("민준", "김", email: "minjun@example.kr", city: "서울특별시", country: "대한민국"),
            .sample("Jo", "Ng", email: "jo@example.sg", city: "Singapore", country: nil),
            .stranger,
            .sample("Ada", "Yılmaz", email: "ada@example.tr", city: "İstanbul", country: "Türkiye"),
        ] + (12..<UserPage.size).map { .sample(number: $0) },
        seed: "cast")
}
