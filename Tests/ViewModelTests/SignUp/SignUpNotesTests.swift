import Model
import TestDoubles
import Testing
import ViewModel

@MainActor
@Suite("The notes below the fields of the sign-up form")
struct SignUpNotesTests {
    private let viewModel = SignUpViewModel(model: .none, countries: .sample, nil, navigator: nil)

    @Test("The sign-up form's notes say what is missing in an empty form, and nothing in a correct form")
    func blank() {
        #expect(
            viewModel.notes(on: SignUpEntries(SignUpForm())).map(\.problem) == [
                "Enter your name", "Enter your e-mail address", "Choose a nickname", "Enter your age",
                "Enter your country", "Accept the terms to sign up",
            ])
        #expect(viewModel.notes(on: .sample).allSatisfy { $0.problem == nil && $0.hint == nil })
    }

    @Test(
        "The sign-up form's notes have a text for each problem",
        arguments: [
            (0, String(repeating: "a", count: 61), "Use at most 60 characters"),
            (0, "Ada\u{202E}", "Remove the invisible character"),
            (1, "ada", "An e-mail address needs an @"), (1, "a@b@c", "Use only one @"),
            (1, "ada@", "Complete the address around the @"),
            (1, "ada@example", "“example” is not a domain like example.com"), (1, "a b@c.d", "Remove the spaces"),
            (2, "@ada", "“@” is not allowed here"), (2, "ad", "Use at least 3 characters"),
            (3, "old", "Enter a whole number, such as 34"), (3, "12", "Must be from 16 to 120"),
            (4, "Atlantis", "No country is called “Atlantis”"), (4, "nig", "Which one? Niger, Nigeria"),
            // Only the beginning of a long entry is quoted.
            (1, "ada@-a.mail.example.org", "“-a.mail.example.org” is not a domain like example.com"),
            (1, "ada@-the.mail.example.org", "“-the.mail.example.o…” is not a domain like example.com"),
            (4, "The Kingdom of Naples", "No country is called “The Kingdom of Napl…”"),
        ])
    func texts(index: Int, text: String, expected: String) {
        let entries = SignUpEntries.sample(text, at: index)
        #expect(viewModel.notes(on: entries)[index].problem == expected)
        #expect(viewModel.firstProblem(in: entries) == index)
    }

    @Test(
        "The sign-up form's notes help to find a country",
        arguments: [
            ("", nil), ("ger", "Germany"), ("Germany", nil), ("germany", "Germany"), ("nig", "Niger, Nigeria"),
            ("US", "United States"), ("Atlantis", nil),
        ])
    func hints(text: String, expected: String?) {
        #expect(viewModel.notes(on: .sample(text, at: 4)).map(\.hint) == [nil, nil, nil, nil, expected, nil])
    }

    @Test("Sign-up notes list at most four countries", arguments: [(4, ""), (5, " and 1 more"), (9, " and 5 more")])
    func manyCountries(count: Int, rest: String) {
        let countries = Countries((1...count).map { Country(code: "\($0)", name: "Land \($0)") })
        let viewModel = SignUpViewModel(model: .none, countries: countries, nil, navigator: nil)
        #expect(viewModel.notes(on: .sample("land", at: 4))[4].hint == "Land 1, Land 2, Land 3, Land 4\(rest)")
    }

    @Test("The sign-up form's notes lead to the first problem, in a field or at the switch")
    func firstProblem() {
        #expect(viewModel.firstProblem(in: .sample) == nil)
        #expect(viewModel.firstProblem(in: SignUpEntries(SignUpForm())) == 0)
        #expect(viewModel.firstProblem(in: SignUpEntries(.sample(acceptsTerms: false))) == 5)
    }

    @Test("The sign-up form's notes treat missing texts as empty, and ignore further texts", arguments: [0, 3, 7])
    func otherCount(count: Int) {
        let entries = SignUpEntries(texts: Array(repeating: "36", count: count), acceptsTerms: true)
        #expect(viewModel.notes(on: entries).count == 6)
    }

    @Test("A sign-up note keeps its hint when its problem is removed")
    func withoutProblem() {
        let note = viewModel.notes(on: .sample("nig", at: 4))[4]
        #expect(note.withoutProblem.problem == nil && note.withoutProblem.hint == note.hint && note.hint != nil)
    }
}
