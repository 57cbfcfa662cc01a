import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The sign-up screen", .leakChecks, .endsWhenStuck)
struct SignUpViewModelTests {
    private let service = ManualSignUpService()
    private let work = Work()
    private let navigator = trackForLeaks(SignUpNavigatorMock())

    @Test("has a field for each text, and a switch")
    func fields() {
        let viewModel = makeViewModel(makeInteractor())
        #expect(viewModel.fields.map(\.title) == ["Name", "E-mail", "Nickname", "Age", "Country"])
        #expect(viewModel.termsTitle == "I accept the terms")
    }

    @Test("says what is wrong with each field, and with the switch")
    func blank() {
        let viewModel = makeViewModel(makeInteractor())
        #expect(
            viewModel.notes(on: SignUpEntries(SignUpForm())).map(\.problem) == [
                "Enter your name", "Enter your e-mail address", "Choose a nickname", "Enter your age",
                "Enter your country", "Accept the terms to sign up",
            ])
        #expect(viewModel.notes(on: .sample).allSatisfy { $0.problem == nil && $0.hint == nil })
    }

    @Test(
        "has a message for each problem",
        arguments: [
            (0, String(repeating: "a", count: 61), "60 characters at most"),
            (0, "Ada\u{202E}", "It has a character that cannot be seen"),
            (1, "ada", "There is an @ in an e-mail address"), (1, "a@b@c", "One @ is enough"),
            (1, "ada@", "Something is missing around the @"),
            (1, "ada@example", "“example” is no domain, such as example.com"), (1, "a b@c.d", "Leave out the blanks"),
            (2, "@ada", "It cannot have a “@”"), (2, "ad", "3 characters at least"),
            (3, "old", "A whole number, such as 34"), (3, "12", "From 16 to 120"),
            (4, "Atlantis", "No country is called “Atlantis”"), (4, "nig", "Which one? Niger, Nigeria"),
        ])
    func messages(index: Int, text: String, expected: String) {
        var entries = SignUpEntries.sample
        entries.texts[index] = text
        let viewModel = makeViewModel(makeInteractor())
        #expect(viewModel.notes(on: entries)[index].problem == expected)
        #expect(viewModel.firstProblem(in: entries) == index)
    }

    @Test(
        "quotes the beginning of a long entry",
        arguments: [
            (1, "ada@-a.mail.example.org", "“-a.mail.example.org” is no domain, such as example.com"),
            (1, "ada@-the.mail.example.org", "“-the.mail.example.o…” is no domain, such as example.com"),
            (4, "The Kingdom of Naples", "No country is called “The Kingdom of Napl…”"),
        ])
    func longEntries(index: Int, text: String, expected: String) {
        var entries = SignUpEntries.sample
        entries.texts[index] = text
        #expect(makeViewModel(makeInteractor()).notes(on: entries)[index].problem == expected)
    }

    @Test(
        "helps to find a country",
        arguments: [
            ("", nil), ("ger", "Germany"), ("Germany", nil), ("germany", "Germany"), ("nig", "Niger, Nigeria"),
            ("US", "United States"), ("Atlantis", nil),
        ])
    func hints(text: String, expected: String?) {
        var entries = SignUpEntries.sample
        entries.texts[4] = text
        #expect(makeViewModel(makeInteractor()).notes(on: entries).map(\.hint) == [nil, nil, nil, nil, expected, nil])
    }

    @Test("names four countries at most")
    func manyCountries() {
        let countries = Countries((1...9).map { Country(code: "\($0)", name: "Land \($0)") })
        let viewModel = SignUpViewModel(interactor: makeInteractor(), countries: countries, navigator: nil)
        var entries = SignUpEntries.sample
        entries.texts[4] = "land"
        #expect(viewModel.notes(on: entries)[4].hint == "Land 1, Land 2, Land 3, Land 4 and 5 more")
    }

    @Test("finds the first field with which something is wrong, or the switch behind them")
    func firstProblem() {
        let viewModel = makeViewModel(makeInteractor())
        #expect(viewModel.firstProblem(in: .sample) == nil)
        for index in 0..<5 {
            var entries = SignUpEntries(texts: SignUpEntries.sample.texts, acceptsTerms: false)
            for later in index..<5 { entries.texts[later] = "" }
            #expect(viewModel.firstProblem(in: entries) == index)
        }
        #expect(
            viewModel.firstProblem(in: SignUpEntries(texts: SignUpEntries.sample.texts, acceptsTerms: false)) == 5)
    }

    @Test("takes texts that are missing for blank, and ignores those beyond", arguments: [0, 3, 7])
    func otherCount(count: Int) {
        let entries = SignUpEntries(texts: Array(repeating: "36", count: count), acceptsTerms: true)
        #expect(makeViewModel(makeInteractor()).notes(on: entries).count == 6)
    }

    @Test("submits nothing that is wrong")
    func invalid() async {
        let interactor = makeInteractor()
        makeViewModel(interactor).submit(SignUpEntries(SignUpForm()))
        await work.settle()
        #expect(interactor.model == .none && service.questions == [])
    }

    @Test("submits what is right, says so while it does, and welcomes")
    func success() async throws {
        let interactor = makeInteractor()
        #expect(makeViewModel(interactor).buttonTitle == "Sign up" && !makeViewModel(interactor).isSubmitting)

        makeViewModel(interactor).submit(.sample)
        let submitting = makeViewModel(interactor)
        #expect(submitting.isSubmitting && submitting.buttonTitle == "Signing up" && submitting.welcome == nil)

        try await answerNext(.success(()))
        let welcoming = makeViewModel(interactor)
        #expect(service.questions == [.sample])
        #expect(welcoming.welcome?.title == "Welcome, Ada Lovelace")
        #expect(welcoming.welcome?.subtitle == "You have signed up as ada.lovelace")
        #expect(!welcoming.isSubmitting && welcoming.problem(on: .sample) == nil)
    }

    @Test("blames the nickname that was refused, until it is another")
    func taken() async throws {
        let interactor = makeInteractor()
        makeViewModel(interactor).submit(.sample)
        try await answerNext(.failure(.nicknameTaken("ada.lovelace")))
        let viewModel = makeViewModel(interactor)
        #expect(viewModel.problem(on: .sample) == nil && viewModel.buttonTitle == "Sign up")
        #expect(viewModel.firstProblem(in: .sample) == 2)
        #expect(viewModel.notes(on: .sample)[2].problem == "This nickname is taken")

        var entries = SignUpEntries.sample
        entries.texts[2] = "ada.king"
        #expect(viewModel.firstProblem(in: entries) == nil)
        entries.texts[2] = "ada.lovelace "
        #expect(viewModel.firstProblem(in: entries) == 2)
    }

    @Test("says which nickname was refused, for as long as the field has another")
    func takenMeanwhile() async throws {
        let interactor = makeInteractor()
        makeViewModel(interactor).submit(.sample)
        try await answerNext(.failure(.nicknameTaken("ada.lovelace")))
        let viewModel = makeViewModel(interactor)

        let problems = ["ada.king", "ad", "", " ada.lovelace"].map { nickname in
            var entries = SignUpEntries.sample
            entries.texts[2] = nickname
            return viewModel.problem(on: entries)
        }
        #expect(problems == Array(repeating: "The nickname “ada.lovelace” is taken.", count: 3) + [nil])
    }

    @Test("does not ask again for a nickname that was refused")
    func takenAgain() async throws {
        let interactor = makeInteractor()
        makeViewModel(interactor).submit(.sample)
        try await answerNext(.failure(.nicknameTaken("ada.lovelace")))
        makeViewModel(interactor).submit(.sample)
        await work.settle()
        #expect(service.questions.count == 1)
    }

    @Test("says why nobody was signed up, and submits the same again")
    func unavailable() async throws {
        let interactor = makeInteractor()
        makeViewModel(interactor).submit(.sample)
        try await answerNext(.failure(.unavailable(reason: "closed")))
        let viewModel = makeViewModel(interactor)
        #expect(viewModel.problem(on: .sample) == "Signing up is not possible: closed")
        #expect(viewModel.buttonTitle == "Try again")
        #expect(viewModel.firstProblem(in: .sample) == nil)

        viewModel.submit(.sample)
        #expect(makeViewModel(interactor).problem(on: .sample) == nil)
        try await answerNext(.success(()))
        #expect(makeViewModel(interactor).welcome != nil)
    }

    @Test("goes on showing what it was made of")
    func immutability() async throws {
        let interactor = makeInteractor()
        let viewModel = makeViewModel(interactor)
        viewModel.submit(.sample)
        #expect(!viewModel.isSubmitting)
        try await answerNext(.success(()))
        #expect(viewModel.welcome == nil && viewModel.buttonTitle == "Sign up")
    }

    @Test("is another where other countries are to choose from")
    func otherCountries() {
        let interactor = makeInteractor()
        #expect(makeViewModel(interactor) == makeViewModel(interactor))
        #expect(
            makeViewModel(interactor)
                != SignUpViewModel(interactor: interactor, countries: Countries([]), navigator: nil))
    }

    @Test("equals one that shows the same, whoever its navigator is")
    func equality() {
        let interactor = makeInteractor()
        let other = SignUpViewModel(interactor: interactor, countries: .sample, navigator: nil)
        #expect(makeViewModel(interactor) == other)
    }

    @Test("leads out of the screen, once for each time that it is asked to")
    func closing() {
        makeViewModel(makeInteractor()).close()
        #expect(navigator.closeCount == 1)
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> SignUpInteractor {
        trackForLeaks(SignUpInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func makeViewModel(_ interactor: SignUpInteractor) -> SignUpViewModel {
        SignUpViewModel(interactor: interactor, countries: .sample, navigator: navigator)
    }

    private func answerNext(_ result: Result<Void, SignUpError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
