public import Model
public import TestKit

extension SignUpForm {
    /// Returns a form whose fields are randomly valid or invalid.
    public static func random(by chance: inout SeededGenerator) -> SignUpForm {
        SignUpForm(
            name: chance.pick(["", "  ", "Ada Lovelace", "山田 太郎", "Ada\u{202E}", String(repeating: "long ", count: 20)]
            ),
            email: chance.pick(["", "ada", "ada@example.com", "a@b@c.d", "ada@example", " ada@example.com ", "a b@c.d"]
            ),
            nickname: chance.pick(["", "ad", "ada", "ada.lovelace", "a d a", "@ada", "山田太郎"]),
            age: chance.pick(["", "36", "٣٤", "15", "999999999999999999999", "old", " 36 "]),
            country: chance.pick(["", "Germany", "ger", "nig", "niger", "Atlantis", "US"]),
            acceptsTerms: chance.pick([true, false]))
    }
}
