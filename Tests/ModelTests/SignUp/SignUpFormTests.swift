import Model
import TestDoubles
import TestKit
import Testing

@Suite("A form to sign up with")
struct SignUpFormTests {
    private let rules = SignUpRules(countries: .sample)

    @Test("says who signs up, where nothing is wrong with it")
    func valid() throws {
        #expect(SignUpForm.sample.problems(by: rules).isEmpty)
        #expect(try SignUpForm.sample.signUp(by: rules) == .sample)
    }

    @Test("lacks everything, to begin with")
    func blank() {
        #expect(
            SignUpForm().problems(by: rules) == [
                .name: .blank, .email: .blank, .nickname: .blank, .age: .blank, .country: .blank, .terms: .notAccepted,
            ])
    }

    @Test("has no problem but the one of the field that is wrong", arguments: SignUpForm.Field.allCases)
    func oneField(field: SignUpForm.Field) {
        var form = SignUpForm.sample
        switch field {
        case .name: form.name = ""
        case .email: form.email = ""
        case .nickname: form.nickname = ""
        case .age: form.age = ""
        case .country: form.country = ""
        case .terms: form.acceptsTerms = false
        }
        #expect(Array(form.problems(by: rules).keys) == [field])
        #expect(throws: SignUpProblem.self) { try form.signUp(by: rules) }
    }

    @Test(
        "takes a name as people write it",
        arguments: [
            ("  Ada   Lovelace ", "Ada Lovelace"), ("Ada\tLovelace\n", "Ada Lovelace"), ("山田 太郎", "山田 太郎"),
            ("Орися Кравець", "Орися Кравець"), ("D’Arcy-Øst", "D’Arcy-Øst"), ("علی‌رضا", "علی‌رضا"), ("X", "X"),
        ])
    func names(text: String, expected: String) throws {
        #expect(try changed { $0.name = text }.signUp(by: rules).name == expected)
    }

    @Test(
        "says what is wrong with a name",
        arguments: [
            ("", .blank), (" \t", .blank), ("-", .blank), ("\u{200B}", .blank), ("👩‍🔬", .blank),
            ("Ada\u{202E}Lovelace", .hasHiddenCharacter), ("Ada\u{1B}[31m", .hasHiddenCharacter),
            (String(repeating: "漢", count: 61), .tooLong(maximum: 60)),
        ] as [(String, SignUpProblem)])
    func wrongNames(text: String, problem: SignUpProblem) {
        #expect(changed { $0.name = text }.problems(by: rules) == [.name: problem])
    }

    @Test("counts what a reader sees as one character once")
    func longestName() {
        #expect(changed { $0.name = String(repeating: "e\u{301}", count: 60) }.problems(by: rules).isEmpty)
    }

    @Test(
        "takes an e-mail address",
        arguments: [
            (" ada@example.com ", "ada@example.com"), ("ada+news@mail.example.co", "ada+news@mail.example.co"),
            ("ada@bücher.example", "ada@bücher.example"), ("o'neil@example.com\n", "o'neil@example.com"),
        ])
    func emails(text: String, expected: String) throws {
        #expect(try changed { $0.email = text }.signUp(by: rules).email == expected)
    }

    @Test(
        "says what is wrong with an e-mail address",
        arguments: [
            ("  ", .blank), ("ada", .withoutAt), ("ada＠example.com", .withoutAt), ("ada@b@example.com", .severalAts),
            ("@@", .severalAts), ("@example.com", .incomplete), ("ada@", .incomplete), ("@", .incomplete),
            ("ada @example.com", .hasBlanks), ("ada@example\u{200B}.com", .hasHiddenCharacter),
            ("ada@example", .notADomain("example")), ("ada@example..com", .notADomain("example..com")),
            ("ada@.com", .notADomain(".com")), ("ada@example.com.", .notADomain("example.com.")),
            ("ada@-example.com", .notADomain("-example.com")), ("ada@exa_mple.com", .notADomain("exa_mple.com")),
            ("ada@example-.com", .notADomain("example-.com")),
            ("ada,bob@example.com", .notAllowed(",")), ("<ada@example.com>", .notAllowed("<")),
            (String(repeating: "a", count: 243) + "@example.com", .tooLong(maximum: 254)),
        ] as [(String, SignUpProblem)])
    func wrongEmails(text: String, problem: SignUpProblem) {
        #expect(changed { $0.email = text }.problems(by: rules) == [.email: problem])
    }

    @Test(
        "takes a nickname", arguments: [("ada", "ada"), (" a_d.a-1 ", "a_d.a-1"), ("山田太郎", "山田太郎"), ("Ünal", "Ünal")])
    func nicknames(text: String, expected: String) throws {
        #expect(try changed { $0.nickname = text }.signUp(by: rules).nickname == expected)
    }

    @Test(
        "says what is wrong with a nickname",
        arguments: [
            (" ", .blank), ("ada lovelace", .hasBlanks), ("@ada", .notAllowed("@")), ("ada👩‍🔬", .notAllowed("👩‍🔬")),
            ("ad", .tooShort(minimum: 3)), (String(repeating: "a", count: 21), .tooLong(maximum: 20)),
            ("ada\u{200B}a", .hasHiddenCharacter),
        ] as [(String, SignUpProblem)])
    func wrongNicknames(text: String, problem: SignUpProblem) {
        #expect(changed { $0.nickname = text }.problems(by: rules) == [.nickname: problem])
    }

    @Test("refuses the nickname that is known to be taken, however it is padded, and no other")
    func taken() {
        let rules = SignUpRules(countries: .sample, takenNickname: "ada")
        #expect(changed { $0.nickname = "ada" }.problems(by: rules) == [.nickname: .taken])
        #expect(changed { $0.nickname = " ada " }.problems(by: rules) == [.nickname: .taken])
        #expect(changed { $0.nickname = "ada2" }.problems(by: rules).isEmpty)
    }

    @Test(
        "takes an age in the digits of any script",
        arguments: [
            ("16", 16), ("120", 120), (" 34 ", 34), ("034", 34), ("٣٤", 34), ("३४", 34), ("３４", 34), ("3٤", 34),
        ])
    func ages(text: String, expected: Int) throws {
        #expect(try changed { $0.age = text }.signUp(by: rules).age == expected)
    }

    @Test(
        "says what is wrong with an age",
        arguments: [
            ("", .blank), ("thirty", .notANumber), ("34.5", .notANumber), ("-34", .notANumber), ("+34", .notANumber),
            ("3 4", .notANumber), ("½", .notANumber), ("三十", .notANumber), ("Ⅹ", .notANumber), ("²²", .notANumber),
            ("15", .outOfRange(16...120)), ("121", .outOfRange(16...120)), ("0", .outOfRange(16...120)),
            (String(repeating: "9", count: 400), .outOfRange(16...120)),
        ] as [(String, SignUpProblem)])
    func wrongAges(text: String, problem: SignUpProblem) {
        #expect(changed { $0.age = text }.problems(by: rules) == [.age: problem])
    }

    @Test(
        "takes a country by its name, the beginning of it, or its code",
        arguments: [("Germany", "DE"), (" ger ", "DE"), ("cote d'i", "CI"), ("Niger", "NE"), ("US", "US")])
    func countries(text: String, code: String) throws {
        #expect(try changed { $0.country = text }.signUp(by: rules).country.code == code)
    }

    @Test("says what is wrong with a country")
    func wrongCountries() throws {
        #expect(changed { $0.country = "\t" }.problems(by: rules) == [.country: .blank])
        #expect(changed { $0.country = " Atlantis " }.problems(by: rules) == [.country: .unknownCountry("Atlantis")])
        #expect(changed { $0.country = "…" }.problems(by: rules) == [.country: .unknownCountry("…")])
        #expect(
            changed { $0.country = "Nig" }.problems(by: rules) == [
                .country: .severalCountries([Country(code: "NE", name: "Niger"), Country(code: "NG", name: "Nigeria")])
            ])
    }

    @Test(
        "can be submitted just where it has no problem, and says the same each time",
        arguments: 0..<200 as Range<UInt64>)
    func law(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let form = SignUpForm.random(by: &chance)
        let problems = form.problems(by: rules)
        #expect(problems == form.problems(by: rules))
        #expect(((try? form.signUp(by: rules)) == nil) == !problems.isEmpty)
    }

    private func changed(_ change: (inout SignUpForm) -> Void) -> SignUpForm {
        var form = SignUpForm.sample
        change(&form)
        return form
    }
}
