import Foundation

/// Responses in the format of a photo service.
public enum PhotoAnswer {
    /// Returns the JSON of a complete photo; each pair in `changes` replaces its first text with its second.
    public static func photo(_ changes: (String, String)...) -> String {
        changes.reduce(whole) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    public static func feed(_ photos: String...) -> String { "[\(photos.joined(separator: ","))]" }

    public static func search(_ photos: String..., total: Int = 1) -> String {
        #"{"total":\#(total),"total_pages":1,"results":[\#(photos.joined(separator: ","))]}"#
    }

    private static let whole = #"""
        {"id":"LBI7cgq3pbM","created_at":"2016-05-03T11:00:28-04:00","width":5245,"height":3497,"color":"#60544D",
        "blur_hash":"LEHV6nWB2yk8pyo0adR*.7kCMdnj","description":"A man at the sea","alt_description":"man near water",
        "urls":{"raw":"https://a.invalid/r","full":"https://a.invalid/f","regular":"https://a.invalid/g",
        "small":"https://a.invalid/s","thumb":"https://a.invalid/t"},
        "links":{"self":"https://a.invalid/l","html":"https://a.invalid/h","download":"https://a.invalid/d",
        "download_location":"https://a.invalid/o"},
        "likes":12,"user":{"id":"u","username":"ines","name":"Ines Okafor","first_name":"Ines","last_name":null,
        "bio":null,"location":null,"profile_image":{"small":"https://a.invalid/1","medium":"https://a.invalid/2",
        "large":"https://a.invalid/3"},"links":{"html":"https://a.invalid/u"}},
        "sponsorship":null,"topic_submissions":{"nature":{"status":"approved"}}}
        """#
}
