public import Interactor
public import Model

/// What signing up shows at one moment: a value that is replaced as a whole when a submission begins or ends.
///
/// What is typed is not in it, for each letter would then replace all of it. What depends on that is a function of it,
/// as `notes(on:)` is. Two are equal when their models and their countries are; whom they speak to does not count.
public struct SignUpViewModel {
    private let model: LoadableModel<SignUp, SignUpError>
    private let countries: Countries
    private let interactor: SignUpInteractor
    private let navigator: (any SignUpNavigator)?

    /// A field for a text.
    public nonisolated struct Field: Hashable, Sendable {
        public let title: String
        /// What stands there while nothing has been typed.
        public let prompt: String
    }

    /// What stands below a field.
    public nonisolated struct Note: Hashable, Sendable {
        /// What is wrong; nil where nothing is.
        public var problem: String?
        /// What helps to fill it in; nil where nothing does.
        public var hint: String?
    }

    /// What signing up shows now.
    ///
    /// - Parameter countries: Those to choose from.
    public init(interactor: SignUpInteractor, countries: Countries, navigator: (any SignUpNavigator)?) {
        model = interactor.model
        self.countries = countries
        self.interactor = interactor
        self.navigator = navigator
    }

    /// The fields for texts, in the order of the screen.
    public var fields: [Field] { SignUpForm.textFields.map { Field(title: $0.title, prompt: $0.prompt) } }

    /// What the switch behind the fields is for.
    public var termsTitle: String { SignUpForm.Field.terms.title }

    /// What the button says.
    public var buttonTitle: String {
        if isSubmitting { return "Signing up" }
        return switch model.failure {
        case .unavailable: "Try again"
        case .nicknameTaken, nil: "Sign up"
        }
    }

    /// Whether a submission is on its way.
    public var isSubmitting: Bool { model.isLoading }

    /// What is said to who has signed up; nil until someone has.
    public var welcome: (title: String, subtitle: String)? {
        model.value.map { ("Welcome, \($0.name)", "You have signed up as \($0.nickname)") }
    }

    /// What is asked of who leaves a form in which something has been entered.
    public var questionBeforeLeaving: (title: String, message: String) {
        ("Leave Sign Up", "What you have entered will be gone.")
    }

    /// Leaves the screen.
    public func close() { navigator?.close() }
}

// MARK: - What depends on what has been entered

extension SignUpViewModel {
    /// What stands below each field, and last below the switch.
    public func notes(on entries: SignUpEntries) -> [Note] {
        let form = SignUpForm(entries)
        let problems = form.problems(by: rules)
        return SignUpForm.Field.allCases.map { field in
            Note(
                problem: problems[field].map { $0.message(in: field) },
                hint: field == .country ? hint(onCountry: form.country) : nil)
        }
    }

    /// Why nobody was signed up, unless that stands below a field: the nickname may be another by the time it is refused.
    public func problem(on entries: SignUpEntries) -> String? {
        SignUpForm(entries).problems(by: rules)[.nickname] == .taken ? nil : model.failure?.message
    }

    /// The index of the first field, or the one behind them for the switch, with which something is wrong.
    public func firstProblem(in entries: SignUpEntries) -> Int? {
        notes(on: entries).firstIndex { $0.problem != nil }
    }

    /// Submits what has been entered, if nothing is wrong with it, and nothing is on its way.
    public func submit(_ entries: SignUpEntries) {
        if let signUp = try? SignUpForm(entries).signUp(by: rules) { interactor.submit(signUp) }
    }

    /// A service that has refused a nickname is a reason not to ask for it again.
    private var rules: SignUpRules {
        SignUpRules(countries: countries, takenNickname: model.failure?.takenNickname)
    }

    /// Which countries are meant so far.
    private func hint(onCountry name: String) -> String? {
        let names = countries.matches(name).map(\.name)
        return names.isEmpty || names == [name] ? nil : names.listed
    }
}

extension SignUpViewModel: Equatable {
    public static func == (one: SignUpViewModel, other: SignUpViewModel) -> Bool {
        one.model == other.model && one.countries == other.countries
    }
}

extension SignUpForm {
    fileprivate static var textFields: [Field] { Field.allCases.filter { $0 != .terms } }

    fileprivate init(_ entries: SignUpEntries) {
        self.init(acceptsTerms: entries.acceptsTerms)
        for (field, text) in zip(Self.textFields, entries.texts) { set(field, to: text) }
    }

    private mutating func set(_ field: Field, to text: String) {
        switch field {
        case .name: name = text
        case .email: email = text
        case .nickname: nickname = text
        case .age: age = text
        case .country: country = text
        case .terms: break
        }
    }
}

extension SignUpError {
    fileprivate var takenNickname: String? {
        if case .nicknameTaken(let nickname) = self { nickname } else { nil }
    }
}
