import Foundation

/// Responses in the format of a random-user service.
public enum UserAnswer {
    /// Returns the JSON of a whole user in format 1.4; each pair in `changes` replaces its first text with its second.
    public static func user(_ changes: (String, String)...) -> String {
        changes.reduce(whole) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    public static func page(_ users: [String], seed: String = "abc") -> String {
        #"{"results":[\#(users.joined(separator: ","))],"info":{"seed":"\#(seed)","results":25,"page":1,"version":"1.4"}}"#
    }

    private static let whole = #"""
        {"gender":"female","name":{"title":"Ms","first":"Ines","last":"Okafor"},
        "location":{"street":{"number":12,"name":"Main Street"},"city":"Oslo","state":"Viken","country":"Norway",
        "postcode":"0150","coordinates":{"latitude":"-1.5","longitude":"2.5"},
        "timezone":{"offset":"+1:00","description":"Oslo"}},
        "email":"ines.okafor@example.com",
        "login":{"uuid":"u-1","username":"bluecat1","password":"secret-p","salt":"secret-s","md5":"secret-m",
        "sha1":"secret-1","sha256":"secret-2"},
        "dob":{"date":"1992-03-08T15:13:16.688Z","age":33},"registered":{"date":"2010-01-01T00:00:00.000Z","age":15},
        "phone":"81-04-56","cell":"(01) 23","id":{"name":"","value":null},
        "picture":{"large":"https://a.invalid/l.jpg","medium":"https://a.invalid/m.jpg","thumbnail":"https://a.invalid/t.jpg"},
        "nat":"NO"}
        """#

    /// A user in the format of version 1.1.
    public static let versionOne = #"""
        {"gender":"male","name":{"title":"mr","first":"otto","last":"berg"},
        "location":{"street":"4557 mill lane","city":"ulm","state":"bayern","postcode":63104},
        "email":"otto.berg@example.com","login":{"username":"redfox9","password":"secret","salt":"x"},
        "dob":"1971-05-17 19:33:06","registered":"2009-01-01 00:00:00","phone":"1","cell":"2",
        "id":{"name":"","value":null},"picture":{"large":"https://a.invalid/l.jpg"},"nat":"DE"}
        """#
}
