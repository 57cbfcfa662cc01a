public import Model

extension FeedEntry {
    /// Returns the entry with the number `id`; by default, the person with this number wrote the entry.
    public static func sample(_ id: Int = 0, user: User? = nil, text: String? = nil) -> FeedEntry {
        FeedEntry(id: id, user: user ?? .sample(number: id), text: text ?? "This is what number \(id) says.")
    }
}

extension [FeedEntry] {
    /// Returns `count` different entries.
    public static func sample(count: Int) -> [FeedEntry] { (0..<count).map { .sample($0) } }

    /// Entries, some of which are hard to lay out.
    public static let cast: [FeedEntry] =
        [
            .sample(0, user: .sample(), text: "The engine can arrange and combine its quantities."),
            .sample(1, user: .sample("Renée", "Ångström"), text: "Snow in April: of course."),
            .sample(2, user: .sample("太郎", "山田"), text: "雨が降っている。傘がない。"),
            .sample(
                3, user: .sample("Wolfeschlegelsteinhausen", "Bergerdorff-Featherstonehaugh"),
                text: """
                    A text in lines,
                    of which there are three, and which is so long that no terminal of the usual size
                    has room for all of it.
                    """),
            .sample(4, user: .sample("مریم", "احمدی"), text: "قطار دیر کرده است."),
            .sample(5, user: .sample("Jo", "Ng"), text: "👩‍👩‍👧‍👦 on the beach ☀️"),
            .sample(6, user: .stranger, text: ""),
        ] + (7..<30).map { .sample($0) }
}
