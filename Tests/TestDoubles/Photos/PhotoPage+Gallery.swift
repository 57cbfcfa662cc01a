public import Model

extension Photo {
    /// A photo with the required fields only.
    public static let bare = Photo(id: "bare", width: 3, height: 2)
    /// A photo with a colour instead of a preview.
    public static let plain = Photo.sample(
        "plain", width: 4000, height: 6000, blurHash: "not a hash",
        color: PhotoColor(red: 0x2E, green: 0x6F, blue: 0x8E),
        description: nil, altDescription: "a still blue sea", photographer: "Freya Larsen")
    /// A photo that is hard to lay out.
    public static let long = Photo.sample(
        "long", width: 60_000, height: 100, description: String(repeating: "A very long description. ", count: 30),
        altDescription: "漢字漢字漢字\u{1B}[31m\u{202E}",
        photographer: "Wolfeschlegelsteinhausen Bergerdorff-Featherstonehaugh", likes: .max)
}

extension PhotoPage {
    /// A page of photos in all shapes; each optional field is missing in one of the photos.
    public static let gallery = PhotoPage(
        photos: [
            .sample("a"),
            .sample(
                "b", width: 4000, height: 6000, blurHash: "LGF5]+Yk^6#M@-5c,1J5@[or[Q6.", altDescription: "flowers",
                photographer: "Renée Ångström"),
            .plain, .bare,
            .sample("c", width: 4000, height: 4000, blurHash: "LlMF%n00%#MwS|WCWEM{R*bbWBbH", photographer: "山田 太郎"),
            .long,
        ] + (6..<10).map { .sample(number: $0) },
        hasNextPage: true, total: nil)
}
