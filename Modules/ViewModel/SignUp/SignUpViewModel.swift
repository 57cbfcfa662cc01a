public import Interactor
public import Model

/// The content of the sign-up screen at one moment.
///
/// A test can create a view model for any model. When a submission begins or ends, a new view model replaces the old
/// one. The view model holds no entries: otherwise, each typed letter would replace the view model. Methods such as
/// `notes(on:)` take the entries as an argument. Two view models are equal if their models and their countries are
/// equal; their actions and navigators don't count.
public struct SignUpViewModel {
    private let model: LoadableModel<SignUp, SignUpError>
    private let countries: Countries
    private let actions: (any SignUpActions)?
    private let navigator: (any SignUpNavigator)?

    /// Creates the content for `model`.
    ///
    /// - Parameters:
    ///   - countries: The countries to choose from.
    ///   - actions: Carries out the user's actions; nil ignores them.
    ///   - navigator: Closes the screen; nil closes nothing.
    public init(
        model: LoadableModel<SignUp, SignUpError>, countries: Countries, _ actions: (any SignUpActions)?,
        navigator: (any SignUpNavigator)?
    ) {
        self.model = model
        self.countries = countries
        self.actions = actions
        self.navigator = navigator
    }

    /// The text fields, in the order of the screen.
    public var fields: [Field] {
        SignUpForm.textFields.map { Field(title: SignUpWords.title(of: $0), prompt: SignUpWords.prompt(of: $0)) }
    }

    /// The title of the switch after the fields.
    public var termsTitle: String { SignUpWords.title(of: .terms) }

    /// The title of the button.
    public var buttonTitle: String {
        if isSubmitting { return SignUpWords.signingUp }
        return failure == nil ? SignUpWords.signUp : CommonWords.tryAgainHint
    }

    /// The verb for the button's current action; nil while a submission is pending.
    public var buttonAction: String? {
        if isSubmitting { return nil }
        return failure == nil ? SignUpWords.signUpAction : CommonWords.tryAgain
    }

    /// The reason why the last submission failed, if the entries are not the cause; nil otherwise.
    public var failure: String? {
        switch model.failure {
        case .unavailable: model.failure?.text
        case .nicknameTaken, nil: nil
        }
    }

    /// Whether a submission is pending.
    public var isSubmitting: Bool { model.isLoading }

    /// Shown after a successful sign-up; nil before.
    public var welcome: (title: String, subtitle: String)? {
        model.value.map {
            (SignUpWords.welcomeTitle(name: $0.name), SignUpWords.welcomeSubtitle(nickname: $0.nickname))
        }
    }

    /// Asked before the form is discarded.
    public var questionBeforeLeaving: (title: String, message: String) {
        (SignUpWords.leaveTitle, SignUpWords.leaveMessage)
    }

    /// Closes the screen.
    public func close() { navigator?.close() }
}

// MARK: - Functions of the entries

extension SignUpViewModel {
    /// Returns the note below each field, then the note below the switch.
    public func notes(on entries: SignUpEntries) -> [Note] {
        let form = SignUpForm(entries)
        let problems = form.problems(by: rules)
        return SignUpForm.Field.allCases.map { field in
            Note(
                problem: problems[field].map { $0.text(in: field) },
                hint: field == .country ? hint(onCountry: form.country) : nil)
        }
    }

    /// Returns the reason why the last submission failed, unless the reason is visible below a field.
    ///
    /// The note about a rejected nickname is visible only while the field still contains this nickname.
    public func problem(on entries: SignUpEntries) -> String? {
        SignUpForm(entries).problems(by: rules)[.nickname] == .taken ? nil : model.failure?.text
    }

    /// Returns the index of the first field that has a problem; the switch comes after the fields.
    public func firstProblem(in entries: SignUpEntries) -> Int? {
        notes(on: entries).firstIndex { $0.problem != nil }
    }

    /// Returns the warning about losing the entries; nil if nothing was entered or the sign-up has succeeded.
    public func unsavedChanges(in entries: SignUpEntries) -> String? {
        entries.isEmpty || model.value != nil ? nil : SignUpWords.unsent
    }

    /// Submits the entries; does nothing if the entries have a problem.
    public func submit(_ entries: SignUpEntries) {
        if let signUp = try? SignUpForm(entries).signUp(by: rules) { actions?.submit(signUp) }
    }

    /// The rules of the form; they reject a nickname that the service has rejected.
    private var rules: SignUpRules {
        SignUpRules(countries: countries, takenNickname: model.failure?.takenNickname)
    }

    /// Returns the countries that match the text; nil if none matches, or if the text names the only match in full.
    private func hint(onCountry text: String) -> String? {
        let names = countries.matches(text).map(\.name)
        return names.isEmpty || names == [text] ? nil : names.listed
    }
}

extension SignUpViewModel: Equatable {
    public static func == (one: SignUpViewModel, other: SignUpViewModel) -> Bool {
        one.model == other.model && one.countries == other.countries
    }
}

extension SignUpError {
    fileprivate var takenNickname: String? {
        if case .nicknameTaken(let nickname) = self { nickname } else { nil }
    }
}
