import Model
import TestDoubles
import Testing

@Suite("A sign-up form")
struct SignUpFormTests {
    private let rules = SignUpRules(countries: .sample)

    @Test("A sign-up form without a problem creates a sign-up from its entries")
    func valid() throws {
        #expect(SignUpForm.sample.problems(by: rules).isEmpty)
        #expect(try SignUpForm.sample.signUp(by: rules) == .sample)
    }

    @Test("A blank sign-up form has a problem in every field")
    func blank() {
        #expect(
            SignUpForm().problems(by: rules) == [
                .name: .blank, .email: .blank, .nickname: .blank, .age: .blank, .country: .blank, .terms: .notAccepted,
            ])
    }

    @Test(
        "A sign-up form with one wrong field has only that problem, and creates no sign-up",
        arguments: [
            (.sample(name: ""), .name, .blank), (.sample(email: ""), .email, .blank),
            (.sample(nickname: ""), .nickname, .blank), (.sample(age: ""), .age, .blank),
            (.sample(country: ""), .country, .blank), (.sample(acceptsTerms: false), .terms, .notAccepted),
        ] as [(SignUpForm, SignUpForm.Field, SignUpProblem)])
    func oneField(form: SignUpForm, field: SignUpForm.Field, problem: SignUpProblem) {
        #expect(form.problems(by: rules) == [field: problem])
        #expect(throws: problem) { try form.signUp(by: rules) }
    }

    @Test(
        "A sign-up form accepts a name in any script, and removes needless white space",
        arguments: [
            ("  Ada   Lovelace ", "Ada Lovelace"), ("Ada\tLovelace\n", "Ada Lovelace"), ("山田 太郎", "山田 太郎"),
            ("Орися Кравець", "Орися Кравець"), ("D’Arcy-Øst", "D’Arcy-Øst"), ("علی‌رضا", "علی‌رضا"), ("X", "X"),
            // A letter with a combining accent counts as one character.
            (String(repeating: "e\u{301}", count: 60), String(repeating: "e\u{301}", count: 60)),
        ])
    func names(text: String, expected: String) throws {
        #expect(try SignUpForm.sample(name: text).signUp(by: rules).name == expected)
    }

    @Test(
        "A sign-up form says what is wrong with a name",
        arguments: [
            ("", .blank), (" \t", .blank), ("-", .blank), ("\u{200B}", .blank), ("👩‍🔬", .blank),
            ("Ada\u{202E}Lovelace", .hasHiddenCharacter), ("Ada\u{1B}[31m", .hasHiddenCharacter),
            (String(repeating: "漢", count: 61), .tooLong(maximum: 60)),
        ] as [(String, SignUpProblem)])
    func wrongNames(text: String, problem: SignUpProblem) {
        #expect(SignUpForm.sample(name: text).problems(by: rules) == [.name: problem])
    }

    @Test(
        "A sign-up form accepts a valid e-mail address, and removes the spaces around it",
        arguments: [
            (" ada@example.com ", "ada@example.com"), ("ada+news@mail.example.co", "ada+news@mail.example.co"),
            ("ada@bücher.example", "ada@bücher.example"), ("o'neil@example.com\n", "o'neil@example.com"),
        ])
    func emails(text: String, expected: String) throws {
        #expect(try SignUpForm.sample(email: text).signUp(by: rules).email == expected)
    }

    @Test(
        "A sign-up form says what is wrong with an e-mail address",
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
        #expect(SignUpForm.sample(email: text).problems(by: rules) == [.email: problem])
    }

    @Test(
        "A sign-up form accepts a valid nickname, and removes the spaces around it",
        arguments: [("ada", "ada"), (" a_d.a-1 ", "a_d.a-1"), ("山田太郎", "山田太郎"), ("Ünal", "Ünal")])
    func nicknames(text: String, expected: String) throws {
        #expect(try SignUpForm.sample(nickname: text).signUp(by: rules).nickname == expected)
    }

    @Test(
        "A sign-up form says what is wrong with a nickname",
        arguments: [
            (" ", .blank), ("ada lovelace", .hasBlanks), ("@ada", .notAllowed("@")), ("ada👩‍🔬", .notAllowed("👩‍🔬")),
            ("a/d\\a", .notAllowed("/")), ("ada\u{200B}a", .hasHiddenCharacter),
            ("ad", .tooShort(minimum: 3)), (String(repeating: "a", count: 21), .tooLong(maximum: 20)),
        ] as [(String, SignUpProblem)])
    func wrongNicknames(text: String, problem: SignUpProblem) {
        #expect(SignUpForm.sample(nickname: text).problems(by: rules) == [.nickname: problem])
    }

    @Test("A sign-up form refuses only the nickname that is known to be taken, with or without spaces around it")
    func taken() {
        let rules = SignUpRules(countries: .sample, takenNickname: "ada")
        #expect(SignUpForm.sample(nickname: "ada").problems(by: rules) == [.nickname: .taken])
        #expect(SignUpForm.sample(nickname: " ada ").problems(by: rules) == [.nickname: .taken])
        #expect(SignUpForm.sample(nickname: "ada2").problems(by: rules).isEmpty)
    }

    @Test(
        "A sign-up form accepts an age in the digits of any script",
        arguments: [
            ("16", 16), ("120", 120), (" 34 ", 34), ("034", 34), ("٣٤", 34), ("३४", 34), ("３４", 34), ("3٤", 34),
        ])
    func ages(text: String, expected: Int) throws {
        #expect(try SignUpForm.sample(age: text).signUp(by: rules).age == expected)
    }

    @Test(
        "A sign-up form says what is wrong with an age",
        arguments: [
            ("", .blank), ("thirty", .notANumber), ("34.5", .notANumber), ("-34", .notANumber), ("+34", .notANumber),
            ("3 4", .notANumber), ("½", .notANumber), ("三十", .notANumber), ("Ⅹ", .notANumber), ("²²", .notANumber),
            ("15", .outOfRange(16...120)), ("121", .outOfRange(16...120)), ("0", .outOfRange(16...120)),
            (String(repeating: "9", count: 400), .outOfRange(16...120)),
        ] as [(String, SignUpProblem)])
    func wrongAges(text: String, problem: SignUpProblem) {
        #expect(SignUpForm.sample(age: text).problems(by: rules) == [.age: problem])
    }

    @Test("A sign-up form says what is wrong with a country")
    func wrongCountries() throws {
        #expect(SignUpForm.sample(country: "\t").problems(by: rules) == [.country: .blank])
        #expect(SignUpForm.sample(country: " Atlantis ").problems(by: rules) == [.country: .unknownCountry("Atlantis")])
        #expect(SignUpForm.sample(country: "…").problems(by: rules) == [.country: .unknownCountry("…")])
        #expect(
            SignUpForm.sample(country: "Nig").problems(by: rules) == [
                .country: .severalCountries([Country(code: "NE", name: "Niger"), Country(code: "NG", name: "Nigeria")])
            ])
    }
}
